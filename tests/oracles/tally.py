"""What was compared, and what differed."""

from collections import Counter

SHOWN = 5  # differences printed of each kind


class Tally:
    def __init__(self):
        self.agreed = Counter()
        self.differed = Counter()
        self.notes = Counter()

    def compare(self, what, oracle, duiyi, where):
        """One comparison; `where` lets somebody else set up the same position."""
        if oracle == duiyi:
            self.agreed[what] += 1
            return True
        self.differed[what] += 1
        if self.differed[what] <= SHOWN:
            print(f"DIFFERENT {what}: {where}\n  oracle: {oracle}\n  duiyi:  {duiyi}")
        return False

    def note(self, what, count=1):
        """Counts something that is neither right nor wrong: games, plies, known differences."""
        self.notes[what] += count

    def add(self, other):
        """Takes another tally in."""
        self.agreed += other.agreed
        self.differed += other.differed
        self.notes += other.notes

    def summary(self):
        """Prints all counts; how many comparisons agreed, and how many did not."""
        for what, count in sorted(self.notes.items()):
            print(f"{what}: {count}")
        for what in sorted(self.agreed | self.differed):
            print(f"{what}: {self.agreed[what]} agreed, {self.differed[what]} differed")
        passed, failed = self.agreed.total(), self.differed.total()
        print(f"{passed} passed, {failed} failed")
        return passed, failed
