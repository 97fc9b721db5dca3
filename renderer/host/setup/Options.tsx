import { Button, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import type { OptionSpec, Ruleset } from '../../../shared/game/ruleset';
import type { OptionValue } from '../../../shared/game/state';
import { Dialog } from '../../ui/Dialog';
import { inPlace } from '../../ui/theme';
import { withOption } from './draft';
import classes from './options.module.css';

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChange: (draft: Draft) => void;
}

/** The options of the ruleset, each with what it means and what the rules say by themselves. */
export function Options({ ruleset, draft, opened, onClose, onChange }: Props) {
  const { t } = useTranslation();
  const changed = Object.keys(draft.options).length;
  return (
    <Dialog
      title={t('desk.options.title', { ruleset: t(`common.ruleset.${ruleset.id}`) })}
      opened={opened}
      onClose={onClose}
      width={900}
      footer={
        <>
          <Button
            variant="default"
            disabled={changed === 0}
            onClick={() => onChange({ ...draft, options: {} })}
          >
            {t('desk.options.reset')}
          </Button>
          <Button onClick={onClose}>{t('common.done')}</Button>
        </>
      }
    >
      <ul className={classes.options}>
        {ruleset.options.map((spec) => (
          <Option
            key={spec.name}
            spec={spec}
            value={draft.options[spec.name] ?? spec.default}
            onChange={(value) => onChange(withOption(ruleset, draft, spec.name, value))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function Option({ spec, value, onChange }: OptionProps) {
  const { t } = useTranslation();
  const label = t(`desk.option.${spec.name}.label`);
  const values = valuesOf(spec);
  const word = (one: OptionValue) =>
    /^\d/.test(String(one)) ? String(one) : t(`desk.option.${spec.name}.value.${one}`);
  return (
    <li className={classes.option} data-changed={value !== spec.default || undefined}>
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          {t(`desk.option.${spec.name}.hint`)}
        </Text>
      </div>
      <Select
        aria-label={label}
        value={String(value)}
        data={values.map((one) => ({ value: String(one), label: word(one) }))}
        renderOption={({ option }) => (
          <span className={classes.choice}>
            {option.label}
            {option.value === String(spec.default) && <small>{t('desk.options.usual')}</small>}
          </span>
        )}
        onChange={(chosen) => {
          const found = values.find((one) => String(one) === chosen);
          if (found !== undefined) onChange(found);
        }}
        comboboxProps={{ ...inPlace, width: 'max-content', position: 'bottom-end' }}
      />
    </li>
  );
}

function valuesOf({ values, default: usual }: OptionSpec): readonly OptionValue[] {
  if ('several' in values) return [usual, ...values.several];
  if (!('from' in values)) return values;
  const numbers = Array.from({ length: values.to - values.from + 1 }, (_, index) => values.from + index);
  return [...values.also, ...numbers];
}
