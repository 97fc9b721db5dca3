import type { FactOf, Overruled } from '../../game/facts';
import { isSameRow, nthOf } from '../../game/ledger';
import { orderOf } from '../../game/phases';
import { type GameState, isLiving, seatOf } from '../../game/state';
import { impossible, neutralTeam, ok, text, type Verdict } from '../../game/words';
import { type Family, rolesOf } from './family';
import { openNight } from './nights';
import { isOut, otherPhase, pointless } from './verdicts';

type Word<K extends Overruled['kind']> = Extract<Overruled, { kind: K }>;

/** The host's word goes before the rules, as long as it says something and about something that is there. */
export function checkOverrule(family: Family, state: GameState, { what }: FactOf<'overrule'>): Verdict {
  const { cites } = family;
  switch (what.kind) {
    case 'out':
      return checkOut(state, what);
    case 'in':
      return checkIn(state, what);
    case 'role':
      if (what.role !== null && !rolesOf(family, state).some((role) => role.id === what.role)) {
        return impossible(cites.team, text('refusal.unknownRole', { role: what.role }));
      }
      return seatOf(state, what.seat).role === what.role
        ? pointless(text('refusal.sameRole', { seat: what.seat }))
        : ok;
    case 'void': {
      const row = nthOf(family.ledger(state), what.row);
      if (!row) return pointless(text('refusal.noSuchRow'));
      const word = state.rowWords.find((one) => isSameRow(one.row, what.row));
      return (word?.on ?? row.void ?? false) === what.on ? pointless(text('refusal.rowIsSo')) : ok;
    }
    case 'points':
      return checkRow(family, state, what);
    case 'winner':
      return checkWinner(family, state, what);
    case 'skip':
      if (state.ended) return impossible(cites.win, text('refusal.gameHasEnded'));
      return state.phase === what.phase ? ok : otherPhase(cites.phase);
    case 'repeat':
      return checkRepeat(family, state, what);
  }
}

function checkOut(state: GameState, { seat, cause }: Word<'out'>): Verdict {
  if (cause === 'disqualified') return impossible('A-35', text('refusal.notACause'));
  if (!isLiving(state, seat)) return isOut(seat);
  const dies = cause === 'night-kill' && openNight(state)?.killed.includes(seat);
  return dies ? pointless(text('refusal.diesAlready', { seat })) : ok;
}

function checkIn(state: GameState, { seat }: Word<'in'>): Verdict {
  if (!isLiving(state, seat)) return ok;
  const night = openNight(state);
  return night && night.no > 0 && !night.spared.includes(seat)
    ? ok
    : pointless(text('refusal.seatIsIn', { seat }));
}

function checkRow(family: Family, state: GameState, { column, amount }: Word<'points'>): Verdict {
  const columns = family.columns(state);
  if (columns.length === 0) return impossible('A-45', text('refusal.noPoints'));
  if (!columns.includes(column)) return pointless(text('refusal.noSuchColumn'));
  return amount === 0 ? pointless(text('refusal.zeroPoints')) : ok;
}

function checkWinner(family: Family, state: GameState, { winner }: Word<'winner'>): Verdict {
  const { cites } = family;
  const { ended } = state;
  if (!ended) return impossible(cites.win, text('refusal.gameRuns'));
  if (winner !== null && !rolesOf(family, state).some((role) => role.team === winner)) {
    return impossible(cites.team, text('refusal.unknownTeam'));
  }
  if (winner === neutralTeam && ended.neutrals.length === 0) {
    return impossible('MP-13', text('refusal.whichNeutral'));
  }
  return ended.winner === winner ? pointless(text('refusal.sameWinner')) : ok;
}

/** The open phase or one that was held. */
function checkRepeat(family: Family, state: GameState, { phase }: Word<'repeat'>): Verdict {
  const { cites } = family;
  if (state.ended) return impossible(cites.win, text('refusal.gameHasEnded'));
  const isPhase = /^(?:n\d+|d[1-9]\d*\/(?:talk|vote))$/.test(phase);
  return isPhase && orderOf(phase) <= orderOf(state.phase) ? ok : otherPhase(cites.phase);
}
