import type { Departure, SheetPart } from '../../game/ruleset';
import { text } from '../../game/words';
import { foulsOption } from '../common/options';
import { clockLine, departureLine, foulLine, line, sheetOf } from '../common/sheet';
import { nightOrder } from './night';
import { defenceMs, talkMs } from './step';

/** What a host wants to look up at a DeMafia table. */
export function sheetFor(departures: readonly Departure[]): readonly SheetPart[] {
  return sheetOf({
    clocks: [
      ...clockLine('DM-23', 'talk', talkMs),
      ...clockLine('DM-26', 'beforeVote', defenceMs),
      line('DM-31', 'rules.clock.uzhhorod'),
      ...clockLine('DM-32', 'defence', defenceMs),
    ],
    night: [
      line('DM-21', 'rules.demafia.nightZero'),
      line('DM-35', 'rules.demafia.order', {
        list: nightOrder.map(({ act }) => text(`demafia.title.${act}`)),
      }),
      line('DM-13', 'rules.demafia.shot'),
      line('DM-16', 'rules.demafia.lover'),
      line('DM-11', 'rules.demafia.maniac'),
      line('DM-08', 'rules.demafia.doctor'),
      line('DM-05', 'rules.demafia.sheriff'),
      line('A-07', 'rules.demafia.threats'),
    ],
    vote: [
      line('DM-25', 'rules.demafia.nomination'),
      line('DM-27', 'rules.demafia.hands'),
      line('DM-30', 'rules.demafia.uzhhorod'),
      line('A-22', 'rules.demafia.lone'),
      line('DM-32', 'rules.demafia.tie'),
      line('DM-34', 'rules.demafia.shootout'),
    ],
    win: [line('A-01', 'rules.win.white'), line('A-01', 'rules.win.blackWhites')],
    discipline: [
      ...foulLine('DM-67', foulsOption.default),
      line('A-31', 'rules.demafia.silence'),
      departureLine(
        'DM-63',
        'disqualifies',
        departures.filter((one) => one.cause === 'disqualified'),
      ),
      line('DM-66', 'rules.demafia.closed'),
    ],
    more: [
      line('DM-01', 'rules.demafia.official'),
      line('DM-04', 'rules.demafia.captain'),
      line('DM-06', 'rules.demafia.advice'),
      line('DM-12', 'rules.demafia.citizen'),
    ],
  });
}
