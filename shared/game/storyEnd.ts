import { changesOf, changeText } from './changes';
import type { Game } from './game';
import { hostRule } from './ledger';
import { phaseTitle } from './phases';
import { pointsTable } from './points';
import { roleText } from './roles';
import { columnsOf, winnersOf } from './ruleset';
import type { GameState, LedgerRow } from './state';
import { hidden, on, type Sentence, type StorySheet, seen } from './storySheet';
import { those, who } from './storyWords';
import { drawnGame, neutralTeam, type RulesetId, type Text, text } from './words';

/** How the game ended, what the host awarded, and everybody's points with the rows behind them. */
export function endStory(game: Game, sheet: StorySheet): void {
  const { state } = game;
  if (!state.ended) return;
  sheet.write('end', 'end', [
    seen(outcome(state.ended)),
    ...winnersNamed(game),
    ...awards(game).map((one) => on('award', one)),
    ...points(game).map((one) => on('points', one)),
  ]);
}

/** What was changed afterwards, and why. */
export function correctionsStory(game: Game, sheet: StorySheet): void {
  const told = changesOf(game)
    .filter((row) => row.kind === 'amended')
    .map(({ what, reason }) => {
      const list = text('story.change.list', { list: what.map(changeText) });
      const why = text('story.quote', { words: reason ?? '' });
      return hidden(reason ? text('story.because', { what: list, why }) : list);
    });
  sheet.write('corrections', 'corrections', told);
}

function outcome(end: NonNullable<GameState['ended']>): Text {
  const { reason } = end;
  const what = wonBy(end);
  return reason === null
    ? what
    : text('story.because', { what, why: text('story.quote', { words: reason }) });
}

/** EC-134: who won, where it is not the whole team. */
function winnersNamed({ ruleset, state }: Game): Sentence[] {
  const { winners = [] } = winnersOf(ruleset, state, state.ended?.winner ?? null);
  return winners.length > 0 ? [seen(text('story.end.winners', { who: those(winners) }))] : [];
}

function wonBy({ winner, neutrals }: NonNullable<GameState['ended']>): Text {
  if (winner === null) return text('story.end.calledOff');
  if (winner === drawnGame) return text('story.end.draw');
  if (winner === neutralTeam) return text('story.end.alone', { who: those(neutrals) });
  const team = text(`team.${winner}`);
  return neutrals.length > 0
    ? text('story.end.beside', { team, who: those(neutrals) })
    : text('story.end.won', { team });
}

function awards({ ruleset, state }: Game): Sentence[] {
  const { mvp, bestMoves } = state;
  const found: Sentence[] = [];
  if (mvp) {
    const by = text(`table.award.by.${mvp.criterion}`);
    const expelled = mvp.expelled === null ? [] : [text('table.award.expelledSeat', { seat: mvp.expelled })];
    const note = mvp.note === '' ? [] : [text('story.quote', { words: mvp.note })];
    found.push(hidden(text('story.end.mvp', { seat: mvp.seat, why: [by, ...expelled, ...note] })));
  }
  if (bestMoves.length > 0) found.push(hidden(text('story.end.bestMoves', { who: those(bestMoves) })));
  for (const { day, seat, on } of ruleset.oratory(state)) {
    if (on) found.push(hidden(text('story.end.oratory', { day, who: who(seat) })));
  }
  return found;
}

function points({ ruleset, state }: Game): Sentence[] {
  if (columnsOf(ruleset, state.setup).length === 0 || !state.ended) return [];
  const { rows, ledger } = pointsTable(ruleset, state);
  return rows.map(({ seat, role, total }) => {
    const own = ledger.filter((row) => row.seat === seat).map((row) => rowWords(row, ruleset.id));
    const named =
      role === null ? who(seat) : text('story.end.seat', { seat, role: roleText(state.setup, role) });
    if (own.length === 0) return hidden(text('story.end.noPoints', { who: named }));
    return hidden(text('story.end.points', { who: named, total, rows: own }));
  });
}

/** One row of points in words: "accurate vote +1 (Day 2 · vote)". */
function rowWords(row: LedgerRow & { readonly column: string }, ruleset: RulesetId): Text {
  const what =
    row.rule === hostRule
      ? text('story.quote', { words: row.note })
      : text(`table.ledger.${row.rule}`, { context: row.column });
  const when = row.when === 'end' ? text('story.end.when') : phaseTitle(row.when, ruleset);
  return text(row.void ? 'story.end.rowVoid' : 'story.end.row', { what, amount: row.amount, when });
}
