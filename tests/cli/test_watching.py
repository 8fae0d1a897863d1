import signal

import pytest

from forceout.cli.watching import watching


def test_the_first_ctrl_c_stops_the_search_and_the_second_the_program() -> None:
    """Ctrl-C lets a search end and tell what it looked at; a second one ends the program."""
    before = signal.getsignal(signal.SIGINT)
    with watching() as watch:
        assert watch.hear("sizes", 1, 4)
        signal.raise_signal(signal.SIGINT)
        assert not watch.hear("sizes", 2, 4)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
