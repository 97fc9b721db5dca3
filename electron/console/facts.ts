import type { RequestBody } from '../../shared/contract/requests';
import type { Fact, Overruled } from '../../shared/game/facts';
import type { Game } from '../../shared/game/game';
import { stepKey } from '../../shared/game/phases';
import { nextRemark } from '../../shared/game/ruleset';
import type { GameState } from '../../shared/game/state';
import { type Refusal, text } from '../../shared/game/words';
import { dealFacts } from '../../shared/rulesets/common/deal';
import { stale } from './result';

/** Requests that enter facts at the table. */
export type FactRequest = Extract<
  RequestBody,
  {
    type:
      | 'answer'
      | 'next'
      | 'draw'
      | 'deal'
      | 'foul'
      | 'takeBackFoul'
      | 'remark'
      | 'takeBackRemark'
      | 'leave'
      | 'mvp'
      | 'bestMove'
      | 'oratory'
      | 'note'
      | 'protest'
      | 'declineWin'
      | 'endGame'
      | 'overrule'
      | 'substitute'
      | 'swap'
      | 'join'
      | 'person'
      | 'unrated';
  }
>;

export type Refused = Refusal & { readonly kind: 'impossible' | 'irregular' | 'stale' | 'confirm' };

/** Whether a request enters facts. */
export function isFactRequest(body: RequestBody): body is FactRequest {
  return factTypes.has(body.type);
}

const factTypes: ReadonlySet<RequestBody['type']> = new Set<FactRequest['type']>([
  'answer',
  'next',
  'draw',
  'deal',
  'foul',
  'takeBackFoul',
  'remark',
  'takeBackRemark',
  'leave',
  'mvp',
  'bestMove',
  'oratory',
  'note',
  'protest',
  'declineWin',
  'endGame',
  'overrule',
  'substitute',
  'swap',
  'join',
  'person',
  'unrated',
]);

/** The facts a request means in this game, or why it is refused before the rules are asked. */
export function factsOf(
  game: Game,
  body: FactRequest,
  chance: (below: number) => number,
): readonly Fact[] | Refused {
  const { ruleset, state } = game;
  const during = state.phase;
  switch (body.type) {
    case 'answer': {
      if (!ruleset.steps(state).some((step) => step.key === body.step)) return stale;
      const facts = ruleset.answer(state, body.step, body.answer);
      return 'rule' in facts ? { kind: 'impossible', ...facts } : facts;
    }
    case 'next': {
      const open = ruleset.steps(state).find((step) => step.status === 'now');
      return open?.key === body.step ? ruleset.next(state) : stale;
    }
    case 'draw': {
      const step = ruleset.steps(state).find((one) => one.key === body.step && one.status === 'now');
      if (step?.kind !== 'number' || !step.drawable) return stale;
      const to = body.to ?? step.to;
      const drawn = step.from + chance(to - step.from + 1);
      if (body.to === undefined) {
        const facts = ruleset.answer(state, step.key, { type: 'number', number: drawn });
        return 'rule' in facts ? { kind: 'impossible', ...facts } : facts;
      }
      return [
        { type: 'lot', purpose: 'shootout', day: state.days.at(-1)?.no ?? 0, from: step.from, to, drawn },
      ];
    }
    case 'deal':
      return dealt(game, chance);
    case 'foul': {
      const removes =
        state.seats[body.seat - 1] && ruleset.nextFoul(state, body.seat).consequence === 'removal';
      if (removes && !body.confirmed) {
        return {
          kind: 'confirm',
          rule: ruleset.cites.fouls,
          reason: text('refusal.foulRemoves', { seat: body.seat }),
        };
      }
      return [{ type: 'foul', seat: body.seat, during, ...(body.reason ? { reason: body.reason } : {}) }];
    }
    case 'takeBackFoul':
      return [{ type: 'foulTakenBack', seat: body.seat, during }];
    case 'remark':
      return remarkFacts(game, body);
    case 'takeBackRemark':
      return [{ type: 'remarkTakenBack', seat: body.seat, during }];
    case 'leave': {
      const { seat, cause, reason, note } = body;
      return [
        { type: 'left', seat, cause, during, ...(reason ? { reason } : {}), ...(note ? { note } : {}) },
      ];
    }
    case 'mvp':
    case 'bestMove':
    case 'oratory':
    case 'unrated':
      return [body];
    case 'person': {
      const { type, seat, player, name } = body;
      return [{ type, seat, player, name }];
    }
    case 'note':
    case 'protest':
      return [{ ...body, during }];
    case 'declineWin':
      return [{ type: 'winDeclined', winner: body.winner, during }];
    case 'endGame':
      return [
        {
          type: 'gameEnded',
          winner: body.winner,
          during,
          ...(body.reason ? { reason: body.reason } : {}),
          ...(body.neutrals ? { neutrals: body.neutrals } : {}),
        },
      ];
    case 'overrule':
      return wordsOf(state, body.what).map((what) => ({
        type: 'overrule',
        what,
        during,
        reason: body.reason,
      }));
    case 'substitute': {
      const { type, seat, player, name, points } = body;
      return [{ type, seat, player, name, points, during }];
    }
    case 'swap':
      return [{ ...body, during }];
    case 'join': {
      const { player, name, role } = body;
      return [{ type: 'joined', seat: state.seats.length + 1, player, name, role, during }];
    }
  }
}

/** EC-118: the remark that removes asks once. */
function remarkFacts(
  { ruleset, state }: Game,
  { seat, reason, confirmed }: Extract<FactRequest, { type: 'remark' }>,
): readonly Fact[] | Refused {
  if (!confirmed && state.seats[seat - 1] && nextRemark(ruleset, state, seat).consequence === 'removal') {
    const rule = ruleset.cites.fouls;
    return { kind: 'confirm', rule, reason: text('refusal.remarkRemoves', { seat }) };
  }
  return [{ type: 'remark', seat, during: state.phase, ...(reason ? { reason } : {}) }];
}

/** The cards, on Night 0 and after the roll call where there is one (MP-39). */
function dealt({ ruleset, state }: Game, chance: (below: number) => number): readonly Fact[] | Refused {
  if (state.phase !== 'n0') return stale;
  const call = ruleset.steps(state).find((step) => step.key === stepKey.present);
  if (call && call.status !== 'done') {
    return { kind: 'impossible', rule: ruleset.cites.roles, reason: text('refusal.rollCallFirst') };
  }
  return dealFacts(state, chance);
}

/** A card that only one may hold is exchanged with the one who held it, so that the composition still holds. */
function wordsOf(state: GameState, what: Overruled): Overruled[] {
  if (what.kind !== 'role' || what.role === null || state.setup.composition[what.role] !== 1) return [what];
  const holder = state.seats.find(({ seat, role }) => role === what.role && seat !== what.seat);
  const own = state.seats[what.seat - 1]?.role ?? null;
  return holder ? [{ ...what, seat: holder.seat, role: own }, what] : [what];
}
