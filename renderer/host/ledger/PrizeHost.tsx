import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameSchema } from '../../../shared/contract/names';
import { useAnswer } from '../useAnswer';

/** Who gets the prize for hosting: somebody of the club, a name that is not in its list yet, or nobody. */
export type PrizeHost =
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'nobody' };

const nobody = 'nobody';
const newcomer = 'new:';

/**
 * Asks who hosted (EC-131). Null is not answered yet: the host may be left out, but only by the word of who pays.
 */
export function PrizeHostChoice(props: {
  host: PrizeHost | null;
  paid: boolean;
  onChange: (host: PrizeHost) => void;
}) {
  const { t, i18n } = useTranslation();
  const { host, paid, onChange } = props;
  const players = useAnswer({ type: 'players' });
  const [typed, setTyped] = useState('');
  const people = (players.data ?? [])
    .filter((player) => player.sameAs === undefined)
    .toSorted((one, two) => one.name.localeCompare(two.name, i18n.language));
  const taken = host?.kind === 'new' ? [host.name] : [];
  const labelOf = (name: string) => t('ledger.prizes.newHost', { name });
  const others = [t('ledger.prizes.noHost'), ...people.map((player) => player.name), ...taken.map(labelOf)];
  const name = others.includes(typed) ? undefined : nameSchema.safeParse(typed).data;
  const unknown = [...new Set(name === undefined ? taken : [...taken, name])];
  return (
    <Select
      label={t('ledger.form.host')}
      placeholder={t('ledger.prizes.whoHosted')}
      searchable
      disabled={paid}
      nothingFoundMessage={t('ledger.form.nobody')}
      value={host && idOf(host)}
      data={[
        { value: nobody, label: t('ledger.prizes.noHost') },
        ...unknown.map((one) => ({ value: `${newcomer}${one}`, label: labelOf(one) })),
        ...people.map((player) => ({ value: player.id, label: player.name })),
      ]}
      onSearchChange={setTyped}
      onChange={(chosen) => chosen !== null && onChange(hostOf(chosen))}
    />
  );
}

function idOf(host: PrizeHost): string {
  if (host.kind === 'nobody') return nobody;
  return host.kind === 'new' ? `${newcomer}${host.name}` : host.id;
}

function hostOf(value: string): PrizeHost {
  if (value === nobody) return { kind: 'nobody' };
  if (!value.startsWith(newcomer)) return { kind: 'player', id: value };
  return { kind: 'new', name: value.slice(newcomer.length) };
}
