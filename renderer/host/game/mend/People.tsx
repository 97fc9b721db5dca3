import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBody } from '../../../../shared/contract/requests';
import { roleText } from '../../../../shared/game/roles';
import type { Seat } from '../../../../shared/game/words';
import { useSend } from '../../../ui/connection';
import { inPlace } from '../../../ui/theme';
import { useAnswer } from '../../useAnswer';
import { useTable } from '../useTable';
import classes from './Mend.module.css';
import { Options } from './Options';
import { Reasoned } from './Reasoned';
import { SeatChoice } from './SeatChoice';

type Kind = 'substitute' | 'swap' | 'join' | 'person';

/** Who sits where: a substitute, two who change places, a latecomer, a name that was written wrongly. */
export function People({ seat: first, onDone }: { seat: Seat | null; onDone: () => void }) {
  const { t } = useTranslation();
  const { view, roles, say } = useTable();
  const send = useSend();
  const known = useAnswer({ type: 'players' });
  const [kind, setKind] = useState<Kind | null>(null);
  const [seat, setSeat] = useState<Seat | null>(first);
  const [other, setOther] = useState<Seat | null>(null);
  const [name, setName] = useState('');
  const [points, setPoints] = useState<'out' | 'in' | null>(null);
  const [moves, setMoves] = useState<'people' | 'names' | null>(null);
  const [role, setRole] = useState<string | null>(null);
  const kinds: Kind[] = view.end ? ['person', 'swap'] : ['substitute', 'swap', 'person'];
  if (view.phase === 'n0' && !view.end) kinds.push('join');

  /** The player of this name, who is added to the club when nobody has it. */
  const player = async () => {
    const answer = await send({ type: 'addPlayers', names: [name.trim()] });
    const found = answer.status === 'refused' ? undefined : answer.data[0];
    return found && { player: found.id, name: name.trim() };
  };
  const body = async (): Promise<RequestBody | null> => {
    if (kind === 'swap') {
      return seat === null || other === null || moves === null ? null : { type: kind, seat, other, moves };
    }
    if (kind === null || name.trim() === '') return null;
    if (kind === 'join') {
      const person = role === null ? undefined : await player();
      return person && role !== null ? { type: kind, ...person, role } : null;
    }
    if (seat === null || (kind === 'substitute' && points === null)) return null;
    const person = await player();
    if (!person) return null;
    if (kind === 'person') return { type: kind, seat, ...person };
    return points === null ? null : { type: kind, seat, ...person, points };
  };
  return (
    <Reasoned body={body} reasoned={false} onDone={onDone}>
      <Options
        label={t('amend.word.what')}
        options={kinds.map((id) => ({ id, words: t(`amend.people.${id}`) }))}
        chosen={kind}
        onChoose={setKind}
      />
      {kind !== null && kind !== 'join' && (
        <SeatChoice label={t('amend.field.seat')} chosen={seat} onChoose={setSeat} />
      )}
      {kind === 'swap' && (
        <>
          <SeatChoice label={t('amend.field.other')} chosen={other} onChoose={setOther} />
          <Options
            label={t('amend.field.moves')}
            options={(view.end ? (['names'] as const) : (['people', 'names'] as const)).map((id) => ({
              id,
              words: t(`amend.people.moves.${id}`),
            }))}
            chosen={moves}
            onChoose={setMoves}
          />
        </>
      )}
      {kind !== null && kind !== 'swap' && (
        <Autocomplete
          label={t('amend.people.name')}
          value={name}
          maxLength={60}
          limit={6}
          comboboxProps={inPlace}
          data={(known.data ?? []).map((one) => one.name)}
          onChange={setName}
        />
      )}
      {kind === 'substitute' && (
        <Options
          label={t('amend.field.points')}
          options={[
            { id: 'in', words: t('amend.people.points.in', { name: name.trim() || '…' }) },
            {
              id: 'out',
              words: t('amend.people.points.out', { name: view.seats[(seat ?? 0) - 1]?.name ?? '…' }),
            },
          ]}
          chosen={points}
          onChoose={setPoints}
        />
      )}
      {kind === 'join' && (
        <Options
          label={t('amend.people.card')}
          options={roles.map(({ id }) => ({ id, words: say(roleText(view, id)) }))}
          chosen={role}
          onChoose={setRole}
        />
      )}
      {kind !== null && <p className={classes.how}>{t(`amend.people.how.${kind}`)}</p>}
    </Reasoned>
  );
}
