import { MantineProvider } from '@mantine/core';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { LogStrip } from '../../renderer/host/game/log/LogStrip';
import { NowPanel } from '../../renderer/host/game/now/NowPanel';
import { Ring } from '../../renderer/host/game/ring/Ring';
import { TableProvider, useTableOf } from '../../renderer/host/game/useTable';
import { i18n } from '../../renderer/ui/i18n';
import type { HostView } from '../../shared/contract/host';
import type { Game } from '../../shared/game/game';
import { hostView } from '../../shared/game/hostView';

/** What the host's screen gets of a game. */
export function viewOf(evening: { readonly game: Game }): HostView {
  return hostView(evening.game, { id: 'testgame', season: 'testseason', gameNo: 1 });
}

const nothing = () => undefined;

function Table({ view }: { view: HostView }) {
  return createElement(
    TableProvider,
    { value: useTableOf(view) },
    createElement(Ring),
    createElement(NowPanel, { typing: { use: 'act', pending: '' } }),
    createElement(LogStrip, { onDialog: nothing }),
  );
}

/** The markup of the table, Now and the log as the screen first draws them: with everything hidden. */
export function hiddenMarkup(view: HostView): string {
  // Line numbers of the journal are for tests; nobody sees them.
  return markupOf(createElement(Table, { view })).replace(/ data-line="\d+"/g, '');
}

/** The markup of a part of the host's screen. */
export function markupOf(part: ReactNode): string {
  const provided = createElement(
    MantineProvider,
    { forceColorScheme: 'dark', withCssVariables: false },
    part,
  );
  const markup = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, provided));
  return markup.replace(/<style.*?<\/style>/gs, '');
}
