import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inPlace } from '../../ui/theme';
import { clean, fold } from './names';
import classes from './seats.module.css';
import { matches, type Suggestion } from './suggestions';

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly suggestions: readonly Suggestion[];
  /** Another seat that holds the same name. */
  readonly twice: number | null;
  readonly ref: Ref<HTMLInputElement>;
  readonly onChange: (name: string) => void;
  readonly last: boolean;
  /** The name stands; on to the next seat. */
  readonly onDone: () => void;
  /** Alt with an arrow: exchange with the neighbour above (-1) or below (1). */
  readonly onMove: (by: -1 | 1) => void;
}

/** The name of one seat: typing finds the club's players, Enter takes the first and goes on. */
export function NameField({ seat, name, suggestions, twice, last, ref, onChange, onDone, onMove }: Props) {
  const { t } = useTranslation();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState(false);
  const wanted = fold(name);
  const known = suggestions.some((one) => fold(one.name) === wanted);
  const found = typed && wanted !== '' ? matches(suggestions, wanted) : [];
  const offersNew = found.length > 0 && !known;
  const begins = found.find((one) => one.seat === null && fold(one.name).startsWith(wanted));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is new with every render; the word decides.
  useEffect(() => {
    if (begins) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
  }, [begins?.name, wanted]);

  const take = (value: string) => {
    combobox.closeDropdown();
    setTyped(false);
    onChange(value);
    // An option that can be taken is free; what was typed may sit elsewhere.
    if (twice === null || fold(value) !== wanted) onDone();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && (event.code === 'ArrowUp' || event.code === 'ArrowDown')) {
      event.preventDefault();
      event.stopPropagation();
      onMove(event.code === 'ArrowUp' ? -1 : 1);
      return;
    }
    const chosen = combobox.dropdownOpened && combobox.getSelectedOptionIndex() >= 0;
    if (event.code === 'Tab' && !event.shiftKey && (chosen || !last)) {
      event.preventDefault();
      if (chosen) combobox.clickSelectedOption();
      else onDone();
    }
    if ((event.code === 'Enter' || event.code === 'NumpadEnter') && !chosen) {
      event.preventDefault();
      take(clean(name));
    }
  };

  const note = noteOf();
  function noteOf() {
    if (twice !== null) return { text: t('desk.setup.sits', { seat: twice }), bad: true };
    if (wanted !== '' && !known) return { text: t('desk.setup.newcomer'), bad: false };
    return null;
  }

  return (
    <Combobox store={combobox} onOptionSubmit={take} position="bottom-start" {...inPlace}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={ref}
          data-seat={seat}
          value={name}
          maxLength={60}
          spellCheck={false}
          aria-label={t('desk.setup.nameOf', { seat })}
          aria-invalid={twice !== null}
          aria-description={note?.text}
          error={twice !== null}
          placeholder={t('desk.setup.free')}
          classNames={{ input: classes.name, section: classes.note }}
          rightSection={note && <span data-bad={note.bad || undefined}>{note.text}</span>}
          rightSectionWidth={note ? 92 : undefined}
          rightSectionPointerEvents="none"
          onChange={(event) => {
            setTyped(true);
            combobox.openDropdown();
            onChange(event.currentTarget.value);
          }}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(false);
            if (name !== clean(name)) onChange(clean(name));
          }}
          onKeyDown={onKeyDown}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options aria-label={t('desk.setup.players')}>
          {found.map((one) => (
            <Combobox.Option
              key={one.name}
              value={one.name}
              disabled={one.seat !== null}
              className={classes.option}
            >
              <span>{one.name}</span>
              {one.seat !== null && <small>{t('desk.setup.sits', { seat: one.seat })}</small>}
            </Combobox.Option>
          ))}
          {offersNew && (
            <Combobox.Option value={clean(name)} className={classes.option}>
              <span>{clean(name)}</span>
              <small>{t('desk.setup.newcomer')}</small>
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
