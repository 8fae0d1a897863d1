"""The table in the terminal: the mat, clocks, the scoresheet, and a menu of what can be done."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from forceout.cli.matches import position, scoresheet
from forceout.cli.pages import typed
from forceout.cli.play import panels
from forceout.cli.play.asks import Ask
from forceout.cli.play.asks import typed as typed_action
from forceout.cli.play.offers import OFFICIALS, Offer, next_to_act, offers
from forceout.cli.play.screens import AskLine, HandOver
from forceout.cli.play.session import Session
from forceout.kit import NotationError
from forceout.match.actions import Action
from forceout.match.story import name_of
from forceout.match.table import Seat
from forceout.match.views import SPECTATOR, view
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Ruling

_TICK = 0.25
_PANELS = ("top", "position", "clocks", "sheet", "story", "notice", "who")
_LOW = 32
"""Of a terminal with fewer lines more is left to the mat."""


_OVER = "The match is over. q leaves; `forceout replay` tells it again."


class TableApp(App[None]):
    """A match at one keyboard."""

    TITLE = "Forceout"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #top { height: auto; padding: 0 1; background: $panel; }
    #middle { height: 1fr; }
    #mat { width: 2fr; padding: 0 1; }
    #beside { width: 1fr; padding: 0 1; border-left: solid $primary; }
    #story { height: auto; padding: 0 1; color: $text-muted; }
    #notice { height: auto; padding: 0 1; }
    #who { height: 1; padding: 0 1; background: $primary; color: $text; text-style: bold; }
    #menu { height: 9; border: none; padding: 0 1; }
    AskLine, HandOver { align: center bottom; background: transparent; }
    HandOver { background: $surface; align: center middle; }
    .sheet { height: auto; max-height: 60%; padding: 1 2; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "turn(1)", "Next player", priority=True),
        Binding("shift+tab", "turn(-1)", "Player before", priority=True, show=False),
        Binding("escape", "step_back", "Back"),
        Binding("colon", "type", "Type an act"),
        Binding("pageup", "look(-1)", "Mat up", priority=True, show=False),
        Binding("pagedown", "look(1)", "Mat", priority=True, key_display="PgUp PgDn"),
        Binding("q", "quit", "Leave (it is kept)"),
    ]

    def __init__(self, session: Session) -> None:
        """Show a session."""
        super().__init__()
        self._session = session
        self._who: Seat = next_to_act(session.state)
        self._path: list[Offer] = []
        self._shown: tuple[Offer, ...] = ()
        self._notice = Text(session.notice, style="bold")
        self._panels = {name: Static(id=name) for name in _PANELS}
        self._mat = VerticalScroll(self._panels["position"], id="mat", can_focus=False)
        self._menu = OptionList(id="menu")

    # --- layout ---------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Lay out the table."""
        yield self._panels["top"]
        with Horizontal(id="middle"):
            yield self._mat
            with Vertical(id="beside"):
                yield self._panels["clocks"]
                yield self._panels["sheet"]
        yield self._panels["story"]
        yield self._panels["notice"]
        yield self._panels["who"]
        yield self._menu
        yield Footer()

    def on_mount(self) -> None:
        """Show everything, and let the clocks run."""
        self._menu.focus()
        self._show()
        self.set_interval(_TICK, self._tick)

    def on_resize(self) -> None:
        """Make do with the lines that there are."""
        self._menu.styles.height = 6 if self._is_low else 9
        self._show()

    @property
    def _is_low(self) -> bool:
        return self.size.height < _LOW

    def _tick(self) -> None:
        if self._session.tick():
            self._moved_on()
        else:
            self._show_clocks()

    # --- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        session = self._session
        seen = view(session.state, SPECTATOR)
        table = session.table
        title = RULEBOOKS[table.rulebook].title
        division = table.division or RULEBOOKS[table.rulebook].divisions[0]
        seats = " · ".join(f"{seat} {name_of(table, seat)}" for seat in table.seats)
        top = typed(f"{title}, {division}   {seats}", "bold")
        self._put("top", Group(top))
        self._put("position", Group(position(seen, is_low=self._is_low), panels.last_papers(seen)))
        self._put("sheet", Group(Text("\nScoresheet", style="bold"), scoresheet(seen)))
        self._put("story", panels.story(session.told, 2 if self._is_low else 6))
        notice = self._notice or panels.why(session.why[: 2 if self._is_low else 6])
        self._put("notice", notice)
        self._panels["notice"].display = bool(notice)
        self._show_clocks()
        self._show_menu()

    def _show_clocks(self) -> None:
        self._put("clocks", panels.clocks(self._session.state, self._session.now))

    def _show_menu(self) -> None:
        session = self._session
        self._shown = offers(session.state, self._who, session.now)
        for step in self._path:
            inner = next((one.inner for one in self._shown if one.label == step.label), ())
            if not inner:
                self._path.clear()
                self._shown = offers(session.state, self._who, session.now)
                break
            self._shown = inner
        name = "Officials" if self._who == OFFICIALS else name_of(session.table, self._who)
        trail = " > ".join(["", *(step.label for step in self._path)])
        self._put("who", typed(f"{name}{trail}"))
        menu = self._menu
        menu.clear_options()
        lines = [typed(f"{one.label}{' ...' if one.inner else ''}") for one in self._shown]
        if not lines:
            is_over = session.state.step is Step.OVER
            nothing = _OVER if is_over else "Nothing now. Tab shows what others can do."
            lines = [Text(nothing, style="dim")]
        menu.add_options(Option(line, disabled=not self._shown) for line in lines)
        menu.highlighted = 0 if self._shown else None

    def _put(self, name: str, shown: Text | Group) -> None:
        self._panels[name].update(shown)

    # --- doing ----------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the line of the menu that was picked."""
        if event.option_index < len(self._shown):
            self._take(self._shown[event.option_index])

    def _take(self, offer: Offer) -> None:
        if offer.inner:
            self._path.append(offer)
            self._show_menu()
        elif offer.ask is not None:
            self.run_worker(self._ask(offer.ask), exclusive=True)
        elif offer.is_throw:
            self._after(self._session.throw())
        elif offer.action is not None:
            self._do(offer.action)

    async def _ask(self, ask: Ask) -> None:
        """Ask for a line of text; where it is sealed, only its writer looks at the screen."""
        name = name_of(self._session.table, self._who)
        if ask.is_sealed and not await self.push_screen_wait(HandOver(name)):
            return
        made: list[Action] = []

        def check(text: str) -> str:
            try:
                made[:] = [ask.make(text)]
                against = self._session.against(made[0])
            except NotationError as error:
                return error.pointed()
            return panels.refusal(self._session.state, against).plain

        question = typed(f"{name}: {ask.question}", "bold")
        if await self.push_screen_wait(AskLine(question, ask.hint, check, ask.begun)) is not None:
            self._do(made[0])

    def _do(self, action: Action) -> None:
        try:
            self._after(self._session.do(action))
        except NotationError as error:
            self._notice = Text(error.pointed(), style="bold red")
            self._moved_on()

    def _after(self, rulings: tuple[Ruling, ...]) -> None:
        self._notice = panels.refusal(self._session.state, rulings)
        self._moved_on(stay=bool(rulings))

    def _moved_on(self, *, stay: bool = False) -> None:
        """Show what is new, and let the next player act."""
        self._path.clear()
        if not stay:
            self._who = next_to_act(self._session.state)
        self._show()

    # --- keys -----------------------------------------------------------------------------------

    def action_turn(self, step: int) -> None:
        """Let another seat act, or the officials."""
        around = [*self._session.table.seats, OFFICIALS]
        self._who = around[(around.index(self._who) + step) % len(around)]
        self._path.clear()
        self._show_menu()

    def action_look(self, step: int) -> None:
        """Look at more of the mat, where the terminal is low."""
        self._mat.scroll_relative(y=step * 4, animate=False)

    def action_step_back(self) -> None:
        """Go back a step in the menu."""
        if self._path:
            self._path.pop()
        self._show_menu()

    def action_type(self) -> None:
        """Type an act as a record says it."""
        state = self._session.state
        ask = Ask(
            "",
            "What is done, as a record says it",
            "such as B moves r5 to Required",
            lambda text: typed_action(state, text),
        )
        self.run_worker(self._typed(ask), exclusive=True)

    async def _typed(self, ask: Ask) -> None:
        made: list[Action] = []

        def check(text: str) -> str:
            try:
                made[:] = [ask.make(text)]
            except NotationError as error:
                return error.pointed()
            return ""

        question = typed(ask.question, "bold")
        if await self.push_screen_wait(AskLine(question, ask.hint, check)) is not None:
            self._do(made[0])
