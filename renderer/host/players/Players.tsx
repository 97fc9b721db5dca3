import { ActionIcon, Button, Checkbox, TextInput, VisuallyHidden } from '@mantine/core';
import { IconDots, IconFileImport, IconPlus, IconSearch, IconUsers } from '@tabler/icons-react';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/contract/club';
import { dayInWords } from '../dates';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import season from '../season/season.module.css';
import { clean, fold } from '../setup/names';
import { useAct } from '../useAct';
import { useAnswer } from '../useAnswer';
import { attendance } from './attendance';
import { found, type Person, personsOf } from './find';
import { ImportPeople } from './ImportPeople';
import { PlayerDialog } from './PlayerDialog';
import { PlayerPage } from './PlayerPage';
import classes from './Players.module.css';
import common from './players.module.css';

/** So many people are drawn; who is looked for among more is found by typing. */
const most = 150;

/** The people of the club, or one of them. */
export function Players() {
  const players = useAnswer({ type: 'players' });
  const [looked, look] = useState<string | null>(null);
  const all = players.data ?? [];
  if (looked !== null) {
    return (
      <PlayerPage
        key={looked}
        player={looked}
        all={all}
        onBack={() => look(null)}
        onLook={look}
        onChanged={players.again}
      />
    );
  }
  return <PeopleList players={players} onLook={look} />;
}

interface ListProps {
  readonly players: ReturnType<typeof useAnswer<'players'>>;
  readonly onLook: (player: string) => void;
}

/** Everybody, how often and when they last played; found by any name they have. */
function PeopleList({ players, onLook }: ListProps) {
  const { t, i18n } = useTranslation();
  const games = useAnswer({ type: 'games', season: null });
  const { act, refusal } = useAct();
  const [wanted, setWanted] = useState('');
  const [everybody, setEverybody] = useState(false);
  const [chosen, choose] = useState<Player | null>(null);
  const [importing, setImporting] = useState(false);
  const all = players.data ?? [];
  const persons = useMemo(() => personsOf(players.data ?? [], i18n.language), [players.data, i18n.language]);
  const typed = useDeferredValue(wanted);
  const there = persons.filter(({ player }) => everybody || !player.inactive);
  const shown = found(there, typed);
  const changed = () => {
    choose(null);
    players.again();
    games.again();
  };
  const name = clean(wanted);
  const isNew = name !== '' && !persons.some(({ keys }) => keys.includes(fold(name)));
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
      <form className={season.head} onSubmit={(event) => void add(event)}>
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
        <span className={season.spacer} />
        <Checkbox
          className={classes.everybody}
          label={t('people.list.everybody')}
          checked={everybody}
          onChange={(event) => setEverybody(event.currentTarget.checked)}
        />
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          {t('people.import.open')}
        </Button>
      </form>
      <Refused reason={refusal ?? players.refusal ?? games.refusal} />
      <div className={classes.list}>
        <Panel title={t('desk.players.count', { count: there.length })} scrolls>
          {players.data && shown.length === 0 ? (
            <Empty
              icon={IconUsers}
              title={all.length === 0 ? t('desk.empty.players.title') : t('desk.players.nobody')}
              what={all.length === 0 ? t('desk.empty.players.what') : t('desk.players.nobodyWhat')}
            />
          ) : (
            <PeopleTable shown={shown} games={games.data ?? []} onLook={onLook} onMore={choose} />
          )}
        </Panel>
      </div>
      <PlayerDialog
        player={chosen}
        others={all}
        onLook={onLook}
        onClose={() => choose(null)}
        onDone={changed}
      />
      <ImportPeople
        opened={importing}
        players={all}
        onClose={() => setImporting(false)}
        onDone={players.again}
      />
    </>
  );
}

interface TableProps {
  readonly shown: ReturnType<typeof found>;
  readonly games: Parameters<typeof attendance>[0];
  readonly onLook: (player: string) => void;
  readonly onMore: (player: Player) => void;
}

function PeopleTable({ shown, games, onLook, onMore }: TableProps) {
  const { t, i18n } = useTranslation();
  const came = useMemo(() => attendance(games), [games]);
  const seenOf = ({ player, records }: Person) => [player.id, ...records].flatMap((id) => came.get(id) ?? []);
  return (
    <>
      <table className={season.table}>
        <thead>
          <tr>
            <th scope="col" className={season.name}>
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
          {shown.slice(0, most).map(({ person, by }) => {
            const { player } = person;
            const seen = seenOf(person);
            const count = seen.reduce((sum, { games: own }) => sum + own, 0);
            const last = seen
              .map((one) => one.last)
              .toSorted()
              .at(-1);
            return (
              <tr key={player.id}>
                <td className={season.name}>
                  <button
                    type="button"
                    className={common.person}
                    title={player.name}
                    onClick={() => onLook(player.id)}
                  >
                    {player.name}
                    {(by ?? player.fullName) && <small>{by ?? player.fullName}</small>}
                    {player.inactive && <small className={common.away}>{t('people.list.inactive')}</small>}
                  </button>
                </td>
                <td data-zero={count === 0 || undefined}>{count}</td>
                <td>{last ? dayInWords(last, i18n.language, new Date()) : '—'}</td>
                <td>
                  <ActionIcon
                    aria-label={t('data.player.more', { name: player.name })}
                    onClick={() => onMore(player)}
                  >
                    <IconDots size={20} aria-hidden />
                  </ActionIcon>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown.length > most && (
        <p className={season.note}>{t('people.list.more', { count: shown.length - most })}</p>
      )}
    </>
  );
}
