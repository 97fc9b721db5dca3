import type { SheetLine } from '../../game/ruleset';
import { type Text, text } from '../../game/words';
import { clockLine, departureLine, line, minutes, sheetOf } from '../common/sheet';
import { treatments } from './dawn';
import { departures, remarksToRemove } from './discipline';
import { calls, deathFrom, deathNeeds } from './night';
import { options } from './options';
import { councilMs, lateVoteMs, talkCueMs, talkMs } from './step';

const usual = (name: (typeof options)[number]['name']) =>
  String(options.find((option) => option.name === name)?.default);
const leaving = (reason: string) => departures.filter((one) => one.reason === reason);

/** EC-24: the calls in order; roles of the same turn act at the same time. */
function order(): Text[] {
  const turns = [...new Set(calls.map((call) => call.turn))];
  return turns.map((turn) => {
    const list = calls.filter((call) => call.turn === turn).map(({ act }) => text(`epoch.title.${act}`));
    const [only] = list;
    return list.length === 1 && only ? only : text('rules.epoch.atOnce', { list });
  });
}

const night: readonly SheetLine[] = [
  line('EC-14', 'rules.epoch.nightZero'),
  line('EC-24', 'rules.epoch.order', { list: order() }),
  line('EC-28', 'rules.epoch.client'),
  line('EC-36', 'rules.epoch.courtesan'),
  line('EC-40', 'rules.epoch.sheriff'),
  line('EC-51', 'rules.epoch.clan'),
  line('EC-59', 'rules.epoch.maniac'),
  line('EC-63', 'rules.epoch.doctor', { most: treatments }),
  line('EC-65', 'rules.epoch.doctorAttacked'),
  line('EC-77', 'rules.epoch.journalist'),
  line('EC-85', 'rules.epoch.tramp'),
  line('EC-93', 'rules.epoch.death', {
    night: usual('deathNight'),
    from: deathFrom,
    least: deathNeeds,
  }),
  line('EC-76', 'rules.epoch.sergeant'),
  line('EC-75', 'rules.epoch.knows'),
  line('EC-11', 'rules.epoch.werewolf'),
];

const vote: readonly SheetLine[] = [
  line('EC-18', 'rules.epoch.discussion'),
  line('EC-20', 'rules.epoch.ballot'),
  line('EC-105', 'rules.epoch.modes'),
  line('EC-66', 'rules.epoch.judge'),
  line('EC-71', 'rules.epoch.suspected'),
  line('EC-73', 'rules.epoch.spirit'),
  line('EC-103', 'rules.epoch.deputy'),
  line('EC-104', 'rules.epoch.lot'),
  line('EC-74', 'rules.epoch.mustCondemn'),
  line('EC-21', 'rules.epoch.revealed'),
];

const win: readonly SheetLine[] = [
  line('EC-106', 'rules.epoch.win'),
  line('EC-134', 'rules.epoch.winners'),
  line('EC-107', 'rules.epoch.announced'),
  line('EC-108', 'rules.epoch.dispute.maniac'),
  line('EC-109', 'rules.epoch.dispute.duel'),
  line('EC-110', 'rules.epoch.dispute.majority'),
];

const discipline: readonly SheetLine[] = [
  line('EC-118', 'rules.epoch.remarks', { most: remarksToRemove }),
  line('EC-125', 'rules.epoch.bluff'),
  departureLine('EC-127', 'disqualifies', leaving('roleReveal')),
  departureLine('EC-122', 'removes', leaving('aggressive-flood')),
  line('EC-123', 'rules.epoch.spirits'),
  line('EC-124', 'rules.epoch.breach'),
  line('EC-111', 'rules.epoch.noHints'),
  line('EC-114', 'rules.epoch.zombie'),
  line('EC-119', 'rules.epoch.blackList'),
  line('EC-113', 'rules.epoch.noConfidence'),
];

/** What a host wants to look up at a table of the Epoch of Clones. */
export const sheet = sheetOf({
  clocks: [
    line('EC-98', 'rules.epoch.talkClock', { from: minutes(talkCueMs), time: minutes(talkMs) }),
    ...clockLine('EC-99', 'council', councilMs),
    ...clockLine('EC-117', 'lateVote', lateVoteMs),
  ],
  night,
  vote,
  win,
  discipline,
  prizes: [
    line('EC-130', 'rules.epoch.fund'),
    line('EC-131', 'rules.epoch.prizes'),
    line('EC-132', 'rules.epoch.sponsor'),
    line('EC-133', 'rules.epoch.content'),
  ],
  chat: [
    line('EC-126', 'rules.epoch.nicks'),
    line('EC-117', 'rules.epoch.lateVote'),
    line('EC-120', 'rules.epoch.flood'),
  ],
});
