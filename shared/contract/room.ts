import type { RoleId, RulesetId, Seat, TeamId } from '../game/words';

/** What the room may know of a seat. Roles come only with a result. */
export interface RoomSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly out: boolean;
  readonly fouls: number;
  /** Only where there are any (EC-117). */
  readonly remarks?: number;
  readonly silenced: boolean;
  readonly nominated: boolean;
  /** Role and team, only where the rules open them of those who are out (MP-41). */
  readonly role?: RoleId;
  readonly team?: TeamId;
  /** The name of a role of the club's own. */
  readonly roleName?: string;
}

export interface RoomCandidate {
  readonly seat: Seat;
  readonly hands: readonly Seat[];
  /** `named`: in an open vote he has votes, and more may come (EC-100). */
  readonly state: 'waiting' | 'current' | 'closed' | 'named';
}

/** The picture on the room's screen. */
export type RoomScene =
  | { readonly type: 'idle' }
  | { readonly type: 'night' }
  /** The morning, as it is announced and without causes. */
  | {
      readonly type: 'morning';
      readonly dead: readonly Seat[];
      /** The morning paper says that the Tramp saw the killer (EC-86). */
      readonly trampSaw?: boolean;
    }
  /** `freely`: nobody is nominated in it, everybody can be voted for (EC-19). */
  | { readonly type: 'talk'; readonly freely?: true }
  | { readonly type: 'nominations' }
  | {
      readonly type: 'speech';
      readonly speaker: Seat;
      readonly afterTie: boolean;
      /** The last words of somebody who is out. */
      readonly last?: boolean;
      /** Who speaks after this one; null when nobody does. */
      readonly next?: Seat | null;
      /** Whom somebody killed at night suspects: his best move. */
      readonly suspects?: readonly Seat[];
    }
  | {
      readonly type: 'vote';
      readonly count: number;
      readonly candidates: readonly RoomCandidate[];
      readonly votersLeft: number;
      /** The seat that speaks while the count is paused at the third hand (DM-30). */
      readonly paused: Seat | null;
      /** In an open vote: who is asked now. */
      readonly voter?: Seat;
      /** Each names one to the host alone; the votes are shown when all are in (EC-105). */
      readonly alone?: true;
      /** The ballot was closed: whom it puts under suspicion (EC-21). */
      readonly suspects?: readonly Seat[];
    }
  | {
      readonly type: 'tie';
      readonly tied: readonly Seat[];
      readonly again: boolean;
      /** The hands for all of them to leave, and how many it takes (MP-27). */
      readonly raise?: { readonly hands: readonly Seat[]; readonly needed: number };
    }
  | {
      readonly type: 'shootout';
      readonly tied: readonly Seat[];
      readonly turn: Seat | null;
      readonly from: number;
      readonly to: number;
      readonly named: readonly { readonly seat: Seat; readonly number: number }[];
      readonly hit: Seat | null;
    }
  /** Who leaves by the vote; empty when nobody does. `cancelled`: the vote was called off. */
  | { readonly type: 'leaving'; readonly seats: readonly Seat[]; readonly cancelled?: true }
  | {
      readonly type: 'result';
      readonly winner: TeamId | null;
      /** Neutrals who won, alone or beside the winner (MP-13). */
      readonly neutrals?: readonly Seat[];
      /** Who won, where it is not the whole team (EC-134). */
      readonly winners?: readonly Seat[];
      readonly rows: readonly {
        readonly seat: Seat;
        readonly role: RoleId | null;
        /** The name of a role of the club's own. */
        readonly roleName?: string;
        readonly team: TeamId | null;
        readonly total: number | null;
      }[];
    };

/** Everything the room's screen gets of the game. An allow-list: what is not here cannot leak. */
export interface RoomView {
  readonly ruleset: RulesetId | null;
  readonly period: { readonly kind: 'night' | 'day'; readonly no: number } | null;
  readonly scene: RoomScene;
  readonly seats: readonly RoomSeat[];
  readonly nominations: readonly Seat[];
}
