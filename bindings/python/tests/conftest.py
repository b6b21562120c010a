"""What several tests share."""

from __future__ import annotations

from collections.abc import Iterator

import desk
import pytest


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen for all tests of the board."""
    with desk.screen() as name:
        yield name
