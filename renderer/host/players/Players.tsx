import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconDots, IconPlus, IconSearch, IconUsers } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/contract/club';
import { dayInWords } from '../dates';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import classes from '../season/season.module.css';
import { clean, fold } from '../setup/names';
import { useAct } from '../useAct';
import { useAnswer } from '../useAnswer';
import { attendance } from './attendance';
import { PlayerDialog } from './PlayerDialog';

/** The people of the club, and how often and when they last played. */
export function Players() {
  const { t, i18n } = useTranslation();
  const players = useAnswer({ type: 'players' });
  const games = useAnswer({ type: 'games', season: null });
  const { act, refusal } = useAct();
  const [wanted, setWanted] = useState('');
  const [chosen, choose] = useState<Player | null>(null);
  const all = players.data ?? [];
  const came = attendance(games.data ?? []);
  const shown = all
    .filter((player) => fold(player.name).includes(fold(wanted)))
    .toSorted((one, two) => one.name.localeCompare(two.name, i18n.language));
  const done = () => {
    choose(null);
    players.again();
    games.again();
  };
  const name = clean(wanted);
  const isNew = name !== '' && !all.some((player) => fold(player.name) === fold(name));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNew) return;
    const answer = await act({ type: 'addPlayers', names: [name] });
    if (answer.status === 'refused') return;
    setWanted('');
    players.again();
  };
  return (
    <>
      <form className={classes.head} onSubmit={(event) => void add(event)}>
        <h1>{t('desk.page.players')}</h1>
        <TextInput
          w={340}
          aria-label={t('desk.players.find')}
          placeholder={t('desk.players.find')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={wanted}
          maxLength={60}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={!isNew}
        >
          {t('desk.players.add')}
        </Button>
      </form>
      <Refused reason={refusal ?? players.refusal ?? games.refusal} />
      <div className={classes.narrow}>
        <Panel title={t('desk.players.count', { count: all.length })} scrolls>
          {players.data && shown.length === 0 ? (
            <Empty
              icon={IconUsers}
              title={all.length === 0 ? t('desk.empty.players.title') : t('desk.players.nobody')}
              what={all.length === 0 ? t('desk.empty.players.what') : t('desk.players.nobodyWhat')}
            />
          ) : (
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col" className={classes.name}>
                    {t('desk.standings.name')}
                  </th>
                  <th scope="col">{t('desk.standings.games')}</th>
                  <th scope="col">{t('desk.players.last')}</th>
                  <th scope="col">
                    <VisuallyHidden>{t('data.player.actions')}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((player) => {
                  const seen = came.get(player.id);
                  return (
                    <tr key={player.id}>
                      <td className={classes.name} title={player.name}>
                        {player.name}
                      </td>
                      <td data-zero={!seen || undefined}>{seen?.games ?? 0}</td>
                      <td>{seen ? dayInWords(seen.last, i18n.language, new Date()) : '—'}</td>
                      <td>
                        <ActionIcon
                          aria-label={t('data.player.more', { name: player.name })}
                          onClick={() => choose(player)}
                        >
                          <IconDots size={20} aria-hidden />
                        </ActionIcon>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
        </Panel>
      </div>
      <PlayerDialog player={chosen} others={all} onClose={() => choose(null)} onDone={done} />
    </>
  );
}
