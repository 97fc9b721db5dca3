import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../../../shared/contract/messages';
import { useConsole } from '../../ui/connection';
import { useSay } from '../../ui/say';
import classes from './parts.module.css';

const icons = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconShieldX };
const kept = 'closed-notices';

function closedBefore(): readonly string[] {
  return sessionStorage.getItem(kept)?.split(' ') ?? [];
}

/** The latest of the gravest. */
function gravest(notices: readonly Notice[]): readonly Notice[] {
  const found = (['error', 'warning', 'info'] as const)
    .map((level) => notices.findLast((notice) => notice.level === level))
    .find((notice) => notice !== undefined);
  return found ? [found] : [];
}

/**
 * What happened to the club's files; each stays until it is closed. What keeps the console from writing stays until
 * it writes again. `oneByOne`: the game below needs the room.
 */
export function Notices({ oneByOne = false }: { readonly oneByOne?: boolean }) {
  const { t } = useTranslation();
  const say = useSay();
  const view = useConsole();
  const notices = view?.notices ?? [];
  const why = view?.saving.held ? view.saving.error : null;
  const [closed, setClosed] = useState(closedBefore);
  const open = notices.filter((notice) => !closed.includes(notice.id));
  if (open.length === 0 && !why) return null;
  const close = (id: string) => {
    const now = [...closed, id];
    sessionStorage.setItem(kept, now.join(' '));
    setClosed(now);
  };
  return (
    <ul className={classes.notices} aria-label={t('desk.notices')}>
      {why && (
        <li className={classes.notice} data-level="error" role="alert">
          <IconShieldX size={20} aria-hidden />
          <span>{say(why)}</span>
        </li>
      )}
      {(oneByOne ? gravest(open) : open).map(({ id, level, text }) => {
        const Icon = icons[level];
        return (
          <li key={id} className={classes.notice} data-level={level}>
            <Icon size={20} aria-hidden />
            <span>
              {say(text)}
              {oneByOne && open.length > 1 && (
                <small> · {t('data.notices.more', { count: open.length - 1 })}</small>
              )}
            </span>
            <CloseButton size={44} iconSize={20} aria-label={t('common.close')} onClick={() => close(id)} />
          </li>
        );
      })}
    </ul>
  );
}
