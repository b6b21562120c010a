"""The board of `python -m duiyi`: a window for both games, with nothing but Python and its Tk.

| file | job |
|---|---|
| `options.py` | the command line |
| `app.py` | the window: frames, pointer, keys |
| `play.py` | the table, kept in files, counted on the score card |
| `draw.py` | the board on the screen: men that glide, shake and follow the hand |
| `backdrop.py` | the empty boards |
| `marks.py` | last move, selection, targets, check, hint |
| `promotion.py` | the panel that asks what a pawn becomes |
| `styles.py`, `pieces.py` | the men: what is on them, pictures of them |
| `figures.py` | the outlines of chessmen |
| `raster.py` | smooth shapes as pictures |
| `geometry.py` | squares and pixels |
| `side.py` | what is beside the board, and its pages: |
| `movelist.py`, `legend.py`, `newgame.py` | moves, what each man is, the next game |
| `strip.py` | a player: name, men taken, clock |
| `status.py` | the status line |
| `menu.py`, `widgets.py`, `fonts.py`, `theme.py` | menus, buttons, fonts, colours and sizes |
| `labels.py` | what the window itself says, in three languages |
| `settings.py`, `store.py` | choices; files that are whole or set aside |
| `sounds.py` | short tones |
| `frames.py` | how much the opponent may think in a frame, and how long frames took |
| `selfplay.py` | two opponents, as text |

It holds no rule of any game, and no state of the hand: those are the table's (`duiyi.Table`).
"""
