import { Button, Chip } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neutralTeam } from '../../../../shared/game/words';
import { Reason } from '../../parts/Reason';
import { Winners } from '../end/Winners';
import { isUnread } from '../now/parts';
import { useTable } from '../useTable';
import classes from './Bar.module.css';
import { ShowFirst } from './ShowFirst';

/**
 * Ends the game with a winner of the host's choice, whatever the rules propose (DM-65: the host may overrule). Neutrals
 * win beside a team or alone, by the host's word only (MP-13). Where not the whole team wins, the nicks are read before
 * the game ends (EC-107).
 */
export function EndGame({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { ask, rules, view, nameOf, shown } = useTable();
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [side, setSide] = useState<string | null>(null);
  const { neutrals } = view;
  const end = (winner: string) => {
    const why = reason.trim() ? { reason: reason.trim() } : {};
    ask({ type: 'endGame', winner, ...why, ...(chosen.length > 0 ? { neutrals: chosen.map(Number) } : {}) });
    onDone();
  };
  const teams = rules?.teams.filter((team) => team !== neutralTeam || neutrals.length > 0) ?? [];
  return (
    <div className={classes.dialog}>
      <p>{t('table.end.byHost')}</p>
      <Reason label={t('table.end.reasonOptional')} value={reason} onChange={setReason} />
      {neutrals.length > 0 && (
        <Chip.Group multiple value={[...chosen]} onChange={setChosen}>
          <div className={classes.buttons}>
            <span>{t('table.end.alsoWins')}</span>
            {neutrals.map((seat) => (
              <Chip key={seat} value={String(seat)} size="lg">
                {t('common.player.short', { seat, name: nameOf(seat) })}
              </Chip>
            ))}
          </div>
        </Chip.Group>
      )}
      <ShowFirst />
      <div className={classes.buttons}>
        {teams.map((team) => (
          <Button
            key={team}
            variant={team === side ? 'outline' : 'default'}
            aria-pressed={view.wouldWin ? team === side : undefined}
            disabled={!shown || (team === neutralTeam && chosen.length === 0)}
            onClick={() => (view.wouldWin ? setSide(team) : end(team))}
          >
            {t(`table.end.winner.${team}`)}
          </Button>
        ))}
      </div>
      {side !== null && view.wouldWin && (
        <div className={classes.sure} role="alert">
          <b>{t('table.end.chosen', { what: t(`table.end.winner.${side}`) })}</b>
          <Winners seats={view.wouldWin[side] ?? []} />
          {isUnread(view) && <span>{t('table.end.unread')}</span>}
          <Button color="now" onClick={() => end(side)}>
            {t('table.win.confirm')}
          </Button>
        </div>
      )}
    </div>
  );
}
