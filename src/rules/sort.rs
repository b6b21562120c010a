//! Sorting short lists.

/// Sorts by insertion, equal keys in the order they had. The sort of `core` is the faster one for
/// thousands, but it takes 10 KB of code for each type that is sorted, and our lists are the moves
/// of one position.
pub(crate) fn sort_by_key<T: Copy, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let item = list[end];
        let mut place = end;
        while place > 0 && key(&list[place - 1]) > key(&item) {
            list[place] = list[place - 1];
            place -= 1;
        }
        list[place] = item;
    }
}
