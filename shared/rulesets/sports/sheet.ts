import type { Departure, SheetLine, SheetPart } from '../../game/ruleset';
import type { Text } from '../../game/words';
import { foulsOption } from '../common/options';
import { clockLine, departureLine, foulLine, line, sheetOf } from '../common/sheet';
import { needsToRaise } from './day';
import { proSheet } from './proSheet';
import type { Opening, SportsSpec } from './spec';
import { agreementMs, defenceMs, lastWordMs, speechMs } from './step';
import { mostSuspects } from './talkSteps';

/** The rule that each line states, by what it is about. */
type Stated = Readonly<
  Record<
    | 'cards'
    | 'agreement'
    | 'order'
    | 'sheriffFirst'
    | 'circle'
    | 'speech'
    | 'nomination'
    | 'count'
    | 'hands'
    | 'lone'
    | 'defence'
    | 'tie'
    | 'lastWord'
    | 'shot'
    | 'don'
    | 'sheriff'
    | 'check'
    | 'red'
    | 'black'
    | 'fouls'
    | 'removes',
    string
  >
>;

const stated: Readonly<Record<SportsSpec['id'], Stated>> = {
  polemica: {
    cards: 'PO-06',
    agreement: 'PO-09',
    order: 'PO-08',
    sheriffFirst: 'A-47',
    circle: 'PO-34',
    speech: 'PO-11',
    nomination: 'PO-12',
    count: 'PO-33',
    hands: 'PO-14',
    lone: 'PO-18',
    defence: 'A-40',
    tie: 'A-40',
    lastWord: 'PO-16',
    shot: 'PO-22',
    don: 'PO-24',
    sheriff: 'PO-27',
    check: 'PO-25',
    red: 'PO-30',
    black: 'PO-31',
    fouls: 'PO-35',
    removes: 'A-129',
  },
  'sports-ua': {
    cards: 'SP-21',
    agreement: 'SP-23',
    order: 'SP-19',
    sheriffFirst: 'SP-24',
    circle: 'SP-27',
    speech: 'SP-27',
    nomination: 'SP-28',
    count: 'SP-31',
    hands: 'SP-30',
    lone: 'SP-29',
    defence: 'SP-47',
    tie: 'SP-47',
    lastWord: 'SP-48',
    shot: 'SP-34',
    don: 'SP-36',
    sheriff: 'SP-11',
    check: 'SP-35',
    red: 'SP-37',
    black: 'SP-38',
    fouls: 'A-102',
    removes: 'SP-40',
  },
  'mafia-pro': {
    cards: 'MP-39',
    agreement: 'MP-17',
    order: 'MP-17',
    sheriffFirst: 'MP-18',
    circle: 'MP-19',
    speech: 'MP-20',
    nomination: 'MP-22',
    count: 'MP-23',
    hands: 'MP-23',
    lone: 'MP-24',
    defence: 'MP-25',
    tie: 'MP-27',
    lastWord: 'MP-33',
    shot: 'MP-30',
    don: 'MP-31',
    sheriff: 'MP-32',
    check: 'MP-32',
    red: 'MP-10',
    black: 'MP-11',
    fouls: 'MP-29',
    removes: 'A-129',
  },
};

const openings: Readonly<Record<SportsSpec['id'], Readonly<Partial<Record<Opening, string>>>>> = {
  polemica: { introduce: 'PO-04' },
  'sports-ua': { nightfall: 'SP-20' },
  'mafia-pro': { present: 'MP-38' },
};

const duties = {
  tellChecks: 'SP-12',
  openAtSevenOrEight: 'SP-13',
  openWhenVoted: 'SP-14',
  outKeepSilent: 'MP-14',
} as const;

/** Rules that only say what something is. */
const remarks: Readonly<Record<SportsSpec['id'], readonly (readonly [rule: string, key: string])[]>> = {
  polemica: [
    ['PO-01', 'rules.sports.remark.ten'],
    ['PO-20', 'rules.sports.remark.silence'],
    ['PO-32', 'rules.sports.remark.address'],
  ],
  'sports-ua': [
    ['SP-05', 'rules.sports.remark.goals'],
    ['SP-07', 'rules.sports.remark.citizen'],
    ['SP-09', 'rules.sports.remark.sheriff'],
    ['SP-17', 'rules.sports.remark.don'],
  ],
  'mafia-pro': [],
};

/** What a host wants to look up at a sports table, made of what the system plays by. */
export function sheetFor(
  spec: SportsSpec,
  departures: readonly Departure[],
  foulReasons: readonly { readonly label: Text }[],
): readonly SheetPart[] {
  const rule = stated[spec.id];
  return sheetOf({
    clocks: clocks(spec, rule),
    night: [...nightZero(spec, rule), ...night(spec, rule)],
    vote: [
      line(rule.circle, 'rules.sports.circle'),
      line(rule.nomination, 'rules.sports.nomination'),
      line(rule.count, 'rules.sports.count'),
      line(rule.lone, `rules.sports.lone.${spec.loneCandidate}`),
      line(rule.tie, 'rules.sports.tie', { list: raiseNumbers() }),
    ],
    win: [line(rule.red, 'rules.win.red'), line(rule.black, 'rules.win.blackReds')],
    discipline: [
      ...foulLine(rule.fouls, foulsOption.default),
      line(rule.fouls, 'rules.discipline.foulFor', { list: foulReasons.map(({ label }) => label) }),
      departureLine(rule.removes, 'removes', departures),
      line('A-129', 'rules.discipline.vote'),
      ...spec.duties.map((duty) => line(duties[duty], `rules.sports.duty.${duty}`)),
    ],
    ...(spec.custom ? proSheet : {}),
    more: remarks[spec.id].map(([of, key]) => line(of, key)),
  });
}

function clocks(spec: SportsSpec, rule: Stated): SheetLine[] {
  return [
    ...clockLine(rule.cards, 'card', spec.cardMs),
    ...(spec.agreement === 'byHand' ? [] : clockLine(rule.agreement, spec.agreement, agreementMs)),
    ...clockLine(rule.speech, 'speech', speechMs),
    ...clockLine(rule.hands, 'hands', spec.handsMs),
    ...clockLine(rule.defence, 'defence', defenceMs),
    ...clockLine(rule.lastWord, 'lastWord', lastWordMs),
    ...clockLine(rule.check, 'check', spec.checkMs),
  ];
}

function nightZero({ id, opening, notesOrder, sheriffFirst }: SportsSpec, rule: Stated): SheetLine[] {
  return [
    ...opening.flatMap((name) => {
      const of = openings[id][name];
      return of === undefined ? [] : [line(of, `rules.sports.nightZero.${name}`)];
    }),
    line(rule.cards, 'rules.sports.nightZero.cards'),
    line(rule.agreement, 'rules.sports.nightZero.meet'),
    ...(notesOrder ? [line(rule.order, 'rules.sports.nightZero.order')] : []),
    ...(sheriffFirst === null ? [] : [line(rule.sheriffFirst, `rules.sports.nightZero.${sheriffFirst}`)]),
  ];
}

function night({ checkAnswer, bestMove, cites }: SportsSpec, rule: Stated): SheetLine[] {
  return [
    line(rule.shot, 'rules.sports.night.shot'),
    line(rule.don, 'rules.sports.night.don'),
    line(rule.sheriff, `rules.sports.night.sheriff.${checkAnswer}`),
    line('A-05', 'rules.sports.night.dead'),
    ...(bestMove ? [line(cites.bestMove, 'rules.sports.night.bestMove', { most: mostSuspects })] : []),
  ];
}

/** MP-27: hands that raise all, by the number of living: `10 → 6`. */
function raiseNumbers(): string {
  return [10, 9, 8, 7, 6, 5, 4, 3].map((living) => `${living} → ${needsToRaise(living)}`).join(', ');
}
