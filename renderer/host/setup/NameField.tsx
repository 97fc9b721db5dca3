import { Combobox, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type RefCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { inPlace } from '../../ui/theme';
import { NameNote, type Note, useNote } from './NameNote';
import { clean, fold } from './names';
import { Suggested } from './Suggested';
import classes from './seats.module.css';
import { knownAs, matches, type Suggestion } from './suggestions';

interface Props {
  readonly seat: number;
  readonly name: string;
  /** Null until the club's players are known. */
  readonly suggestions: readonly Suggestion[] | null;
  /** Another seat that holds the same name. */
  readonly twice: number | null;
  /** What the club's ledger has against who sits here. */
  readonly ledger: Note | null;
  readonly input: RefCallback<HTMLInputElement>;
  readonly onChange: (name: string) => void;
  readonly last: boolean;
  /** The name stands; on to the next seat. */
  readonly onDone: () => void;
  /** Alt with an arrow: exchange with the neighbour above (-1) or below (1). */
  readonly onMove: (by: -1 | 1) => void;
}

/**
 * The name of one seat. Enter takes what is typed; Tab or → completes it to the player offered, and only an arrow
 * down or a click chooses another: nobody becomes somebody else by going on.
 */
export function NameField(props: Props) {
  const { seat, name, suggestions, twice, last, onChange, onDone } = props;
  const { t } = useTranslation();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(false);
  const wanted = fold(name);
  const known = knownAs(suggestions ?? [], name);
  const stands = known?.name ?? clean(name);
  const found = typed && wanted !== '' ? matches(suggestions ?? [], wanted) : [];
  const hint = known ? undefined : found.find((one) => one.seat === null);
  const own = useNote({ twice, name, known: suggestions && known !== null });
  const note = own?.kind === 'known' ? (props.ledger ?? own) : own;

  const write = (value: string) => {
    combobox.closeDropdown();
    // What comes next looks at the seats and at the start button as they are with this name.
    flushSync(() => {
      setTyped(false);
      onChange(value);
    });
  };
  const take = (value: string) => {
    write(value);
    // An option that can be taken is free; what was typed may sit elsewhere.
    if (twice === null || fold(value) !== wanted) onDone();
    else field.current?.select();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = combobox.dropdownOpened && combobox.getSelectedOptionIndex() >= 0;
    const act = actOf(event, { chosen, last, hint: hint?.name });
    if (!act) return;
    event.preventDefault();
    if (act.type === 'move') {
      event.stopPropagation();
      props.onMove(act.by);
    } else if (act.type === 'choose') combobox.clickSelectedOption();
    else if (act.type === 'complete') write(act.name);
    else if (act.type === 'take') take(stands);
    else onDone();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={take} position="bottom-start" {...inPlace}>
      <Combobox.DropdownTarget>
        <label className={classes.field} data-bad={twice !== null || undefined}>
          <Combobox.EventsTarget withExpandedAttribute>
            <input
              ref={(element) => {
                field.current = element;
                props.input(element);
              }}
              data-seat={seat}
              className={classes.name}
              value={name}
              maxLength={60}
              spellCheck={false}
              aria-label={t('desk.setup.nameOf', { seat })}
              aria-invalid={twice !== null}
              aria-description={note?.more ?? note?.text}
              placeholder={t('desk.setup.free')}
              onChange={(event) => {
                setTyped(true);
                combobox.resetSelectedOption();
                combobox.openDropdown();
                onChange(event.currentTarget.value);
              }}
              onBlur={() => {
                combobox.closeDropdown();
                setTyped(false);
                if (name !== stands) onChange(stands);
              }}
              onKeyDown={onKeyDown}
            />
          </Combobox.EventsTarget>
          {note && <NameNote note={note} />}
        </label>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Suggested found={found} typed={clean(name)} known={known} hint={hint} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

type Act =
  | { readonly type: 'move'; readonly by: -1 | 1 }
  | { readonly type: 'choose' | 'take' | 'on' }
  | { readonly type: 'complete'; readonly name: string };

interface Moment {
  /** An option is chosen by an arrow. */
  readonly chosen: boolean;
  readonly last: boolean;
  /** What the name can be completed to. */
  readonly hint: string | undefined;
}

/** What a key does in a name; null where it does what it always does. */
function actOf(event: KeyboardEvent<HTMLInputElement>, { chosen, last, hint }: Moment): Act | null {
  const { code, altKey, shiftKey, currentTarget } = event;
  if (altKey && code === 'ArrowUp') return { type: 'move', by: -1 };
  if (altKey && code === 'ArrowDown') return { type: 'move', by: 1 };
  if (code === 'Tab' && !shiftKey) {
    if (chosen) return { type: 'choose' };
    if (hint) return { type: 'complete', name: hint };
    return last ? null : { type: 'on' };
  }
  if (code === 'ArrowRight' && hint && currentTarget.selectionStart === currentTarget.value.length)
    return { type: 'complete', name: hint };
  // The list itself answers Enter on a chosen option.
  if ((code === 'Enter' || code === 'NumpadEnter') && !chosen) return { type: 'take' };
  return null;
}
