import { Button, MultiSelect, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import { chosenOf, joined } from '../../../shared/game/options';
import { type OptionGroup, type OptionSpec, optionGroups, type Ruleset } from '../../../shared/game/ruleset';
import type { OptionValue } from '../../../shared/game/state';
import { Dialog } from '../../ui/Dialog';
import { inPlace } from '../../ui/theme';
import { changedOptions, withOption } from './draft';
import classes from './options.module.css';
import { useOptionWord } from './useOptionWord';

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Pick<Draft, 'options'>;
  /** What the rules are called, where they are not the system's own. */
  readonly name?: string | undefined;
  /** They are of the game that is being set up, and not of rules or a series. */
  readonly ofGame?: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChange: (options: Draft['options']) => void;
}

/** The options of the ruleset by what they are about, each with what it means and what the rules say by themselves. */
export function Options({ ruleset, draft, name, ofGame = false, opened, onClose, onChange }: Props) {
  const { t } = useTranslation();
  const changed = changedOptions(ruleset, draft);
  const reset = () => {
    const kept = Object.entries(draft.options).filter(([name]) => !changed.includes(name));
    onChange(Object.fromEntries(kept));
  };
  return (
    <Dialog
      title={t(ofGame ? 'desk.options.title' : 'desk.options.titleOf', {
        ruleset: name ?? t(`common.ruleset.${ruleset.id}`),
      })}
      opened={opened}
      onClose={onClose}
      width={900}
      footer={
        <>
          <Button variant="default" disabled={changed.length === 0} onClick={reset}>
            {t('desk.options.reset')}
          </Button>
          <Button onClick={onClose}>{t('common.done')}</Button>
        </>
      }
    >
      {groupsOf(ruleset).map(({ group, specs }) => (
        <section key={group} className={classes.group}>
          <h3>{t(`desk.options.group.${group}`)}</h3>
          <ul className={classes.options}>
            {specs.map((spec) => (
              <Option
                key={spec.name}
                spec={spec}
                value={draft.options[spec.name] ?? spec.default}
                onChange={(value) => onChange(withOption(ruleset, draft, spec.name, value).options)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

/** The options in their groups; those that decide the deck stand beside the roles. */
function groupsOf({ options }: Ruleset): { readonly group: OptionGroup; readonly specs: OptionSpec[] }[] {
  return optionGroups
    .filter((group) => group !== 'deck')
    .map((group) => ({ group, specs: options.filter((spec) => (spec.group ?? 'table') === group) }))
    .filter(({ specs }) => specs.length > 0);
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function Option(props: OptionProps) {
  const { spec, value } = props;
  const { t } = useTranslation();
  return (
    <li className={classes.option} data-changed={value !== spec.default || undefined}>
      <div>
        <Text fw={600}>{t(`desk.option.${spec.name}.label`)}</Text>
        <Text size="sm" c="dimmed">
          {t(`desk.option.${spec.name}.hint`)}
        </Text>
      </div>
      {'several' in spec.values ? (
        <Several {...props} known={spec.values.several} />
      ) : (
        <One {...props} values={valuesOf(spec.values)} />
      )}
    </li>
  );
}

/** One of the values. */
function One({ spec, value, values, onChange }: OptionProps & { readonly values: readonly OptionValue[] }) {
  const { t } = useTranslation();
  const word = useOptionWord();
  return (
    <Select
      aria-label={t(`desk.option.${spec.name}.label`)}
      value={String(value)}
      data={values.map((one) => ({ value: String(one), label: word(spec.name, one) }))}
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
  );
}

/** Any of the values together; none of them is the default. */
function Several({ spec, value, known, onChange }: OptionProps & { readonly known: readonly string[] }) {
  const { t } = useTranslation();
  const word = useOptionWord();
  const chosen = value === spec.default ? [] : chosenOf(value);
  return (
    <MultiSelect
      aria-label={t(`desk.option.${spec.name}.label`)}
      value={chosen}
      data={known.map((one) => ({ value: one, label: word(spec.name, one) }))}
      placeholder={chosen.length === 0 ? word(spec.name, spec.default) : ''}
      checkIconPosition="right"
      onChange={(next) => onChange(joined(spec, next))}
      comboboxProps={{ ...inPlace, position: 'bottom-end' }}
    />
  );
}

function valuesOf(values: Exclude<OptionSpec['values'], { several: unknown }>): readonly OptionValue[] {
  if (!('from' in values)) return values;
  const numbers = Array.from({ length: values.to - values.from + 1 }, (_, index) => values.from + index);
  return [...values.also, ...numbers];
}
