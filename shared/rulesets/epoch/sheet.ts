import { departureLine, line, sheetOf } from '../common/sheet';
import { departures } from './discipline';

const leaving = (reason: string) => departures.filter((one) => one.reason === reason);

/** EC-18, EC-75, EC-111, EC-122…126, EC-133: what is read and not played, and for what somebody is sent away. */
export const sheet = sheetOf({
  discipline: [
    line('EC-123', 'epoch.reference.spirits'),
    line('EC-125', 'epoch.reference.bluff'),
    departureLine('EC-127', 'disqualifies', leaving('roleReveal')),
    departureLine('EC-122', 'removes', leaving('aggressive-flood')),
  ],
  online: [line('EC-126', 'epoch.reference.nicks')],
  more: [
    line('EC-18', 'epoch.reference.discussion'),
    line('EC-75', 'epoch.reference.sergeant'),
    line('EC-111', 'epoch.reference.noHints'),
    line('EC-133', 'epoch.reference.prizes'),
  ],
});
