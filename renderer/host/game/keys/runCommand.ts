import type { ClockAction } from '../../../../shared/contract/clock';
import type { HostView } from '../../../../shared/contract/host';
import { toggleMusic } from '../../../sound/sound';
import { isQuestion } from '../ask';
import type { Dialog } from '../bar/GameMenu';
import { isCard, isDealt, nextEarly } from '../now/parts';
import { allTheRest, expectedAnswer, nextAim, nobodyAnswer, waitingHands } from '../pick';
import type { Table } from '../useTable';
import type { Command } from './press';

interface CommandUse {
  readonly table: Table;
  /** Whole, with what is hidden. */
  readonly view: HostView;
  setDialog(dialog: Dialog): void;
  readonly roomBlank: boolean;
  readonly muted: boolean;
}

const stepMs = 5_000;

/** Does what a key asks for. */
export function runCommand(command: Command, use: CommandUse): void {
  const { table, view } = use;
  const { step, refused } = table;
  const clock = (action: ClockAction) => table.ask({ type: 'clock', action });
  switch (command) {
    case 'next':
      table.next();
      return;
    case 'clock':
      clock({ type: 'toggle' });
      return;
    case 'restartClock':
      clock({ type: 'restart' });
      return;
    case 'less':
      clock({ type: 'add', ms: -stepMs });
      return;
    case 'more':
      clock({ type: 'add', ms: stepMs });
      return;
    case 'rest':
      table.answer(step && (allTheRest(step) ?? expectedAnswer(step)));
      return;
    case 'nobody':
      table.answer(step && nobodyAnswer(step, table.aim));
      return;
    case 'waiting':
      table.answer(step && waitingHands(step));
      return;
    case 'draw':
      if (step?.kind === 'number' && step.drawable) table.ask({ type: 'draw', step: step.key });
      else if (view.now !== null && isCard(view.now)) table.deal();
      return;
    case 'pass':
      if (isDealt(view)) table.setPassing(true);
      return;
    case 'by':
      if (step?.kind === 'discussion' && step.speaker === undefined)
        table.setAim({ nominated: step.nominations.at(-1)?.seat ?? null });
      return;
    case 'aim':
      if (step) table.setAim(nextAim(step, table.aim));
      return;
    case 'turn': {
      const early = nextEarly(view.steps, step?.key ?? null);
      if (early !== null) table.correct(early);
      return;
    }
    case 'fouls':
      table.setDiscipline(table.discipline === 'choose' ? null : 'choose');
      return;
    case 'yes':
      if (refused && isQuestion(refused)) table.insist(null);
      return;
    case 'closeGame':
      if (view.end) table.ask({ type: 'closeGame' });
      return;
    case 'close':
      close(use);
      return;
    case 'undo':
      if (view.undo) table.ask({ type: 'undo', n: view.undo.n });
      return;
    case 'redo':
      if (view.redo) table.ask({ type: 'redo', n: view.redo.n });
      return;
    case 'roles':
      table.toggleShown();
      return;
    case 'blank':
      table.ask({ type: 'blank', on: !use.roomBlank });
      return;
    case 'mute':
      table.ask({ type: 'saveSettings', settings: { muted: !use.muted } });
      return;
    case 'music':
      toggleMusic();
      return;
    case 'log':
      use.setDialog('log');
      return;
    case 'help':
      use.setDialog('help');
      return;
  }
}

// Whatever was opened last is closed first.
function close({ table }: CommandUse): void {
  if (table.refused) table.dismiss();
  else if (table.discipline !== null) table.setDiscipline(null);
  else if (table.aim.nominated !== null) table.setAim({ nominated: null });
  else if (table.correcting !== null) table.correct(null);
}
