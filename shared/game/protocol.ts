import { type ChangeRow, changesOf } from './changes';
import { handsFor, silentVoters } from './counts';
import type { Game } from './game';
import { pointsTable } from './points';
import { columnsOf, heldRole, heldTeam, winnersOf } from './ruleset';
import type { Count, CustomRole, Day, OptionValue } from './state';
import type { StoryLine, StorySection, Topic } from './storySheet';
import type { Cause, PhaseId, RoleId, RulesetId, Seat, TeamId, Text } from './words';

/** One row of the seats. */
export interface ProtocolSeat {
  readonly seat: Seat;
  readonly name: string;
  /** Who sat there before, the first one first. */
  readonly before: readonly string[];
  readonly role: RoleId | null;
  readonly team: TeamId | null;
  readonly fouls: number;
  /** Where the rules count them in place of fouls. */
  readonly remarks?: number;
  readonly out: { readonly cause: Cause; readonly during: PhaseId } | null;
  readonly points: Readonly<Record<string, number>>;
  readonly total: number;
}

/** One ballot as a table of candidates and voters. */
export interface ProtocolCount {
  readonly no: number;
  readonly rows: readonly {
    readonly seat: Seat;
    /** Who nominated the seat. */
    readonly by: Seat | null;
    readonly hands: readonly Seat[];
    /** Whose vote went here because it was given to nobody (SP-31). */
    readonly silent: readonly Seat[];
  }[];
}

/** One day: the nominations in order, its ballots, who left by the vote. */
export interface ProtocolDay {
  readonly no: number;
  readonly nominations: readonly { readonly seat: Seat; readonly by: Seat | null }[];
  readonly counts: readonly ProtocolCount[];
  readonly raised: readonly Seat[] | null;
  readonly expelled: readonly Seat[];
  /** Nobody is nominated: everybody may be voted for (EC-19). */
  readonly everybody?: true;
  /** The decision over the suspects (EC-23), and who took it. */
  readonly judged?: NonNullable<Day['judged']>;
}

/** What a judge signs: everything of a game, as data for one printable sheet. */
export interface Protocol {
  readonly ruleset: RulesetId;
  /** The name of the house rules it was played by; null: the system's own. */
  readonly house: string | null;
  readonly winner: TeamId | null;
  /** Who won, where it is not the whole team (EC-134). */
  readonly winners?: readonly Seat[];
  /** Neutrals who won, alone or beside the winner (MP-13). */
  readonly neutrals: readonly Seat[];
  /** Roles of the club's own: they are called as they are written here. */
  readonly customRoles: readonly CustomRole[];
  readonly ended: boolean;
  readonly unrated: boolean;
  /** Options that differ from the ruleset's defaults. */
  readonly options: readonly { readonly name: string; readonly value: OptionValue }[];
  readonly seats: readonly ProtocolSeat[];
  /** Columns of points; empty where the system has none. */
  readonly columns: readonly string[];
  readonly days: readonly ProtocolDay[];
  /** Acts and their answers by night. */
  readonly nights: readonly { readonly no: number; readonly lines: readonly Text[] }[];
  readonly discipline: readonly ProtocolLine[];
  readonly suspects: readonly ProtocolLine[];
  readonly awards: readonly ProtocolLine[];
  readonly points: readonly ProtocolLine[];
  /** Notes and protests. */
  readonly remarks: readonly ProtocolLine[];
  /** The host's word, substitutes, changed places. */
  readonly words: readonly ProtocolLine[];
  /** What was changed afterwards, and what was entered against a rule. */
  readonly corrections: readonly ChangeRow[];
}

/** A sentence of the story with the night or day it belongs to. */
export interface ProtocolLine {
  readonly title: Text;
  readonly line: StoryLine;
}

/** The protocol of a game; its sentences are those of the story. */
export function protocol(game: Game, sections: readonly StorySection[]): Protocol {
  const { ruleset, state } = game;
  const about = (topic: Topic): ProtocolLine[] =>
    sections.flatMap(({ title, lines }) =>
      lines.filter((line) => line.topic === topic).map((line) => ({ title, line })),
    );
  return {
    ruleset: ruleset.id,
    house: game.setup.house?.name ?? null,
    winner: state.ended?.winner ?? null,
    ...winnersOf(ruleset, state, state.ended?.winner ?? null),
    neutrals: state.ended?.neutrals ?? [],
    customRoles: state.setup.customRoles ?? [],
    ended: state.ended !== null,
    unrated: state.unrated,
    options: ruleset.options.flatMap((spec) => {
      const value = state.setup.options[spec.name];
      return value === undefined || value === spec.default ? [] : [{ name: spec.name, value }];
    }),
    seats: seatsOf(game),
    columns: columnsOf(ruleset, state.setup),
    days: state.days.map((day) => dayOf(day, ruleset.everybodyStands ?? false)),
    nights: state.nights.map((night) => ({
      no: night.no,
      lines: (ruleset.nightStory?.(state, night) ?? []).map((line) => line.text),
    })),
    discipline: about('discipline'),
    suspects: about('suspects'),
    awards: about('award'),
    // A seat without a row is told by the zero of its own line above.
    points: about('points').filter(({ line }) => line.text.key !== 'story.end.noPoints'),
    remarks: about('remark'),
    words: about('word'),
    corrections: changesOf(game).filter((row) => row.kind === 'amended' || row.kind === 'irregular'),
  };
}

function seatsOf({ ruleset, state }: Game): ProtocolSeat[] {
  const { rows } = pointsTable(ruleset, state);
  return state.seats.map(({ seat, out, fouls, disqualified, remarks = [] }) => {
    const role = heldRole(ruleset, state, seat);
    const row = rows.find((one) => one.seat === seat);
    return {
      seat,
      name: state.setup.seats[seat - 1]?.name ?? '',
      before: state.substitutions.filter((one) => one.seat === seat).map((one) => one.out.name),
      role,
      team: heldTeam(ruleset, state, seat),
      fouls: fouls.length,
      ...(ruleset.discipline ? { remarks: remarks.length } : {}),
      out: disqualified ? { cause: 'disqualified', during: disqualified.during } : out,
      points: row?.points ?? {},
      total: row?.total ?? 0,
    };
  });
}

function dayOf(day: Day, everybody: boolean): ProtocolDay {
  const { no, nominations, counts, raised, raisePassed, expelled, judged } = day;
  return {
    no,
    nominations,
    counts: counts.map((count) => countOf(count, nominations, everybody)),
    raised: raisePassed === null ? null : raised,
    expelled: expelled ?? [],
    ...(everybody ? { everybody } : {}),
    ...(judged ? { judged } : {}),
  };
}

/** `everybody`: only those who got votes have a row. */
function countOf(count: Count, nominations: Day['nominations'], everybody: boolean): ProtocolCount {
  const silent = silentVoters(count);
  return {
    no: count.no,
    rows: count.candidates
      .map((seat) => ({
        seat,
        by: nominations.find((one) => one.seat === seat)?.by ?? null,
        hands: handsFor(count, seat),
        silent: seat === count.candidates.at(-1) ? silent : [],
      }))
      .filter(({ hands }) => !everybody || hands.length > 0),
  };
}
