import { useCallback, useState } from 'react';
import type { HostView } from '../../../shared/contract/host';
import { useConsole, useGame } from '../../ui/connection';
import { Notices } from '../parts/Notices';
import { Dialogs } from './bar/Dialogs';
import type { Dialog } from './bar/GameMenu';
import { TopBar } from './bar/TopBar';
import { EndPanel } from './end/EndPanel';
import classes from './GameScreen.module.css';
import { enterNumber, highestTyped } from './keys/enterNumber';
import { runCommand } from './keys/runCommand';
import { useKeys } from './keys/useKeys';
import { LogDrawer } from './log/LogDrawer';
import { LogStrip } from './log/LogStrip';
import { MendDialogs } from './mend/MendDialogs';
import { NowPanel } from './now/NowPanel';
import { isDealt } from './now/parts';
import { Passing } from './pass/Passing';
import { Ring } from './ring/Ring';
import { TableProvider, useTableOf } from './useTable';

/** The host's screen while a game is open: who, what now, and what was just done. */
export function GameScreen() {
  const view = useGame();
  return view && <Running key={view.id} view={view} />;
}

function Running({ view }: { view: HostView }) {
  const table = useTableOf(view);
  const around = useConsole();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const closeDialog = useCallback(() => setDialog(null), []);
  const openRecord = useCallback(() => setDialog('record'), []);
  const typing = useKeys(
    {
      highest: (use) => highestTyped(table, use),
      number: (use, number) => enterNumber(table, use, number),
      command: (command) =>
        runCommand(command, {
          table,
          view,
          setDialog,
          roomBlank: around?.roomBlank ?? false,
          muted: around?.settings.muted ?? false,
        }),
    },
    dialog !== null || table.mend !== null || table.passing,
  );

  // Nothing of the host's screen is in the document while it is in the players' hands.
  if (table.passing && isDealt(view)) return <Passing view={view} onEnd={() => table.setPassing(false)} />;

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
        <Notices oneByOne />
        <main className={classes.main}>
          {view.end ? (
            <EndPanel end={view.end} typing={typing} onRecord={openRecord} />
          ) : (
            <>
              <Ring />
              <NowPanel typing={typing} />
            </>
          )}
        </main>
        <LogStrip onDialog={setDialog} />
      </div>
      <LogDrawer open={dialog === 'log'} onClose={closeDialog} onRecord={openRecord} />
      <MendDialogs />
      <Dialogs dialog={dialog} onClose={closeDialog} />
    </TableProvider>
  );
}
