import { useCallback, useState } from 'react';
import type { HostView } from '../../../shared/contract/host';
import { useConsole, useGame, useSend } from '../../ui/connection';
import { Notices } from '../parts/Notices';
import { Dialogs } from './bar/Dialogs';
import type { Dialog } from './bar/GameMenu';
import { TopBar } from './bar/TopBar';
import { EndPanel } from './end/EndPanel';
import classes from './GameScreen.module.css';
import { runCommand } from './keys/runCommand';
import { useKeys } from './keys/useKeys';
import { LogDrawer } from './log/LogDrawer';
import { LogStrip } from './log/LogStrip';
import { NowPanel } from './now/NowPanel';
import { highestNumber, numberAnswer } from './pick';
import { Ring } from './ring/Ring';
import { TableProvider, useTableOf } from './useTable';

/** The host's screen while a game is open: who, what now, and what was just done. */
export function GameScreen() {
  const view = useGame();
  return view && <Running key={view.id} view={view} />;
}

function Running({ view }: { view: HostView }) {
  const table = useTableOf(view);
  const settings = useConsole();
  const send = useSend();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const closeDialog = useCallback(() => setDialog(null), []);
  const [fouls, setFouls] = useState(false);
  const { step, aim, answer, ask } = table;
  const seats = view.seats.length;

  const typing = useKeys(
    {
      highest: (use) => (use === 'foul' || !step ? seats : highestNumber(step, seats)),
      number: (use, number) => {
        if (use === 'act') {
          if (step) answer(numberAnswer(step, number, aim));
          if (aim.nominated !== null) table.setAim({ nominated: null });
        } else if (number > 0 && view.end === null) {
          ask({ type: 'foul', seat: number, confirmed: false });
        }
      },
      command: (command) =>
        runCommand(command, {
          table,
          whole: view,
          fouls,
          setFouls,
          setDialog,
          blank: () => void send({ type: 'blank', on: !settings?.roomBlank }),
          mute: () => void send({ type: 'saveSettings', settings: { muted: !settings?.settings.muted } }),
        }),
    },
    dialog !== null,
  );

  return (
    <TableProvider value={table}>
      <div className={classes.screen} data-ended={view.end !== null || undefined}>
        <TopBar
          ruleset={view.ruleset}
          gameNo={view.gameNo}
          phase={view.phase}
          ended={view.end !== null}
          shown={table.shown}
          onShown={table.toggleShown}
          onDialog={setDialog}
        />
        <Notices />
        <main className={classes.main}>
          {view.end ? (
            <EndPanel end={view.end} />
          ) : (
            <>
              <Ring fouls={fouls} onFouls={setFouls} />
              <NowPanel typing={typing} />
            </>
          )}
        </main>
        <LogStrip fouls={fouls} onFouls={setFouls} onDialog={setDialog} />
      </div>
      <LogDrawer open={dialog === 'log'} onClose={closeDialog} />
      <Dialogs dialog={dialog} onClose={closeDialog} />
    </TableProvider>
  );
}
