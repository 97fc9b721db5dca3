import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../dates';
import { useAnswer } from '../useAnswer';
import { type EntryKind, type FieldName, reasonsOf } from './entry';
import type { LedgerInHand } from './useLedger';

interface Props {
  readonly ledger: LedgerInHand;
  readonly kind: EntryKind;
  readonly name: FieldName;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const sanctions = ['none', 'suspension', 'noPrizes'] as const;

/** One thing that an entry asks for. */
export function Field(props: Props) {
  const { t } = useTranslation();
  const { kind, name, value, onChange } = props;
  switch (name) {
    case 'player':
    case 'host':
    case 'by':
      return <Person {...props} />;
    case 'game':
      return <Game {...props} />;
    case 'reason':
      return (
        <Choice
          label={t('ledger.form.reason')}
          value={value}
          data={kind === 'breach' || kind === 'warning' ? reasonsOf[kind] : []}
          wordOf={(one) =>
            t(kind === 'warning' ? `ledger.record.warning.${one}` : `ledger.record.breach.${one}`)
          }
          onChange={onChange}
        />
      );
    case 'sanction':
      return (
        <Choice
          label={t('ledger.sanction.label')}
          value={value}
          data={sanctions}
          wordOf={(one) => t(`ledger.sanction.${one}`)}
          onChange={onChange}
        />
      );
    case 'on':
      return (
        <TextInput
          type="date"
          label={t('ledger.form.on')}
          max={props.ledger.today}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'days':
      return (
        <NumberInput
          label={t('ledger.form.days')}
          value={Number(value)}
          min={1}
          max={3_650}
          allowDecimal={false}
          allowNegative={false}
          onChange={(days) => onChange(String(days))}
        />
      );
    default:
      return <Words {...props} name={name} />;
  }
}

function Choice<T extends string>(props: {
  label: string;
  value: string;
  data: readonly T[];
  wordOf: (one: T) => string;
  onChange: (value: string) => void;
}) {
  return (
    <Select
      label={props.label}
      value={props.value}
      data={props.data.map((one) => ({ value: one, label: props.wordOf(one) }))}
      onChange={(chosen) => props.onChange(chosen ?? props.value)}
    />
  );
}

/** Somebody of the club's list; who was merged into another record is found under that one. */
function Person({ kind, name, value, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const players = useAnswer({ type: 'players' });
  const people = (players.data ?? [])
    .filter((player) => player.sameAs === undefined)
    .toSorted((one, two) => one.name.localeCompare(two.name, i18n.language));
  const word = name === 'player' && kind !== 'sponsored' ? 'who' : name;
  return (
    <Select
      data-autofocus={name === 'player' || undefined}
      label={t(`ledger.form.${word}`)}
      searchable
      nothingFoundMessage={t('ledger.form.nobody')}
      value={value === '' ? null : value}
      data={people.map((player) => ({ value: player.id, label: player.name }))}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}

function Game({ ledger, value, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const nameOf = (game: { on: string; gameNo: number }) =>
    t('ledger.form.gameOf', { day: dayInWords(game.on, i18n.language, new Date()), no: game.gameNo });
  return (
    <Select
      label={t('ledger.form.game')}
      placeholder={ledger.games.length === 0 ? t('ledger.form.nobodyYet') : undefined}
      value={value === '' ? null : value}
      data={ledger.games.map((game) => ({ value: game.id, label: nameOf(game) }))}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}

function Words({
  name,
  value,
  onChange,
}: Omit<Props, 'name'> & { name: 'words' | 'amount' | 'from' | 'note' | 'sponsor' }) {
  const { t } = useTranslation();
  if (name === 'words') {
    return (
      <Textarea
        label={t('ledger.form.words')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const hint = { amount: t('ledger.form.amountHow'), from: t('ledger.form.fromHow'), note: '', sponsor: '' }[
    name
  ];
  return (
    <TextInput
      data-autofocus={name === 'amount' || undefined}
      label={t(`ledger.form.${name}`)}
      placeholder={hint}
      inputMode={name === 'amount' ? 'decimal' : 'text'}
      maxLength={name === 'note' ? 500 : 60}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
