import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmendChoice, AmendGroup } from '../../../../shared/contract/amend';
import look from '../Choice.module.css';
import { useTable } from '../useTable';
import classes from './Amend.module.css';
import { PhaseName } from './PhaseName';
import { type Draft, isAt, type Spot } from './useAmend';
import { useSeatDigits } from './useSeatDigits';

/** What an entry could be instead, or what was forgotten: a group is opened, a seat or an option chosen in it. */
export function Choices({
  spot,
  groups,
  draft,
  removed,
  onChoose,
  onTyped,
  onRemove,
}: {
  spot: Spot;
  groups: readonly AmendGroup[] | null;
  draft: Draft;
  removed: boolean;
  onChoose: (choice: AmendChoice) => void;
  /** A choice was made by its digits. */
  onTyped: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { view, shown, say } = useTable();
  const [opened, open] = useState<string | null>(null);
  const { place, line } = spot;
  const isChange = place.type === 'change';
  // A field with nothing but what stands there is no choice.
  const seen =
    groups?.filter((group) => (shown || !group.secret) && group.choices.some((one) => !one.current)) ?? [];
  const title = t(isChange ? 'amend.whatInstead' : 'amend.whatForgotten');
  const onDigit = useSeatDigits(view.seats.length, (seat, from) => {
    const key = from.closest('[data-group]')?.getAttribute('data-group') ?? opened;
    // Where the field under the focus has no such seat, the first that has it is meant.
    const fields = [...seen.filter((one) => one.key === key), ...(isChange ? seen : [])];
    const choice = fields.flatMap((one) => one.choices).find((one) => one.seat === seat && !one.current);
    if (!choice) return;
    onChoose(choice);
    onTyped();
  });
  const drafted = draft.corrections.find((one) => isAt(one.place, place));
  const facts = new Set(
    drafted?.changes.flatMap((change) =>
      change.type === 'remove' ? [] : [JSON.stringify(change.entry.fact)],
    ),
  );
  const isChosen = (choice: AmendChoice) =>
    choice.current ||
    (!isChange && facts.size > 0 && choice.facts.every((fact) => facts.has(JSON.stringify(fact))));
  return (
    <fieldset className={classes.choices} aria-label={title} data-choices onKeyDown={onDigit}>
      <p className={classes.about}>
        <PhaseName phase={line.phase} /> · {t(isChange ? 'amend.recorded' : 'amend.after')}{' '}
        <b>{say(line.text)}</b>
      </p>
      <h3 className={classes.title}>{title}</h3>
      {removed && <p className={classes.nothing}>{t('amend.willRemove')}</p>}
      {(removed ? [] : seen).map((group) => {
        const isOpen = isChange || opened === group.key;
        return (
          <div key={group.key} className={classes.group} data-group={group.key}>
            {isChange ? (
              <h4 className={classes.field}>{say(group.title)}</h4>
            ) : (
              <button
                type="button"
                className={classes.kind}
                aria-expanded={isOpen}
                onClick={() => open(isOpen ? null : group.key)}
              >
                {say(group.title)}
              </button>
            )}
            {isOpen && (
              <div
                className={
                  group.choices.every((one) => one.seat !== undefined) ? classes.seats : classes.options
                }
              >
                {group.choices.map((choice) => (
                  <Choice
                    key={JSON.stringify(choice.facts)}
                    choice={choice}
                    chosen={isChosen(choice)}
                    onChoose={() => onChoose(choice)}
                  />
                ))}
              </div>
            )}
          </div>
        );
      })}
      {groups && seen.length === 0 && <p className={classes.nothing}>{t('amend.nothingToChoose')}</p>}
      {isChange && (
        <Button
          variant="default"
          aria-pressed={removed}
          leftSection={
            removed ? (
              <IconArrowBackUp size="1.125rem" aria-hidden="true" />
            ) : (
              <IconTrash size="1.125rem" aria-hidden="true" />
            )
          }
          onClick={onRemove}
        >
          {t(removed ? 'amend.keep' : 'amend.remove')}
        </Button>
      )}
    </fieldset>
  );
}

function Choice({
  choice,
  chosen,
  onChoose,
}: {
  choice: AmendChoice;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const { say, nameOf } = useTable();
  const { seat, refusal } = choice;
  const against = refusal ? say(refusal.reason) : undefined;
  return (
    <button
      type="button"
      className={look.choice}
      aria-pressed={chosen}
      aria-label={[say(choice.label), against].filter(Boolean).join(', ')}
      title={against ?? say(choice.label)}
      data-against={refusal !== null || undefined}
      onClick={onChoose}
    >
      {typeof seat === 'number' ? (
        <>
          <b>{seat}</b> <span>{nameOf(seat)}</span>
        </>
      ) : (
        <span>{seat === null ? t('table.now.nobody') : say(choice.label)}</span>
      )}
      {refusal && <IconAlertTriangle size="0.875rem" aria-hidden="true" />}
    </button>
  );
}
