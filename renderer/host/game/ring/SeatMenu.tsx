import { Popover, UnstyledButton } from '@mantine/core';
import { IconBan, IconDoorExit, IconGavel, IconUsers } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostSeat } from '../../../../shared/contract/host';
import type { Departure } from '../../../../shared/game/ruleset';
import { type Mend, useTable } from '../useTable';
import { Counted } from './Counted';
import { Departing } from './Departing';
import { GoHome } from './GoHome';
import type { Place } from './places';
import classes from './SeatMenu.module.css';

/**
 * What can be done to a seat at any moment: a foul or a remark and its take-back (SP-32, SP-41…43, EC-118), what makes
 * it leave at once (DM-63, SP-40…46), gone home.
 */
export function SeatMenu({ place, onClose }: { place: Place; onClose: () => void }) {
  const { t } = useTranslation();
  const { view, ask, nameOf, refocus, rules, say, setMend } = useTable();
  const [question, setQuestion] = useState<'grave' | 'home' | null>(null);
  const { seat } = place;
  const state = view.seats[seat - 1];
  if (!state || !rules) return null;
  const { grave, cause, what, isPast } = gravesOf(rules.departures, state);
  const home = rules.departures.find((one) => one.cause === 'left');
  const close = () => {
    onClose();
    refocus();
  };
  const act = (body: Parameters<typeof ask>[0]) => {
    ask(body);
    close();
  };
  const open = (mend: Mend) => {
    onClose();
    setMend(mend);
  };
  return (
    <Popover
      opened
      onChange={(open) => !open && close()}
      trapFocus
      withRoles={false}
      withArrow
      shadow="lg"
      width={320}
    >
      <Popover.Target>
        <div
          className={classes.target}
          style={{
            left: `calc(var(--tile-w) / 2 + (100% - var(--tile-w)) * ${place.x})`,
            top: `calc(var(--tile-h) / 2 + (100% - var(--tile-h)) * ${place.y})`,
          }}
        />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.menu}
        role="dialog"
        aria-label={t('table.seat.more', { seat })}
        onKeyDown={moveByArrows}
      >
        <strong className={classes.title}>
          {seat} · {nameOf(seat)}
        </strong>
        {question === 'home' && home && (
          <GoHome
            onGo={() => act({ type: 'leave', seat, cause: 'left', reason: home.reason })}
            onStay={close}
          />
        )}
        {question === 'grave' && (
          <Departing
            reasons={grave}
            question={t(`table.leave.why.${what}`)}
            answer={t(`table.leave.confirm.${what}`)}
            onChoose={(reason, note) =>
              act({
                type: 'leave',
                seat,
                cause: grave.find((one) => one.reason === reason)?.cause === 'removed' ? 'removed' : cause,
                reason,
                ...(note ? { note } : {}),
              })
            }
          />
        )}
        {question === null && (
          <>
            <Counted state={state} onAct={act} />
            <UnstyledButton className={classes.item} disabled={isPast} onClick={() => setQuestion('grave')}>
              <IconBan size="1.125rem" aria-hidden="true" />
              <span className={classes.words}>{t(`table.leave.open.${what}`)}</span>
            </UnstyledButton>
            {home && (
              <UnstyledButton
                className={classes.item}
                disabled={state.out !== null}
                onClick={() => setQuestion('home')}
              >
                <IconDoorExit size="1.125rem" aria-hidden="true" />
                <span className={classes.words}>{say(home.label)}</span>
              </UnstyledButton>
            )}
            <UnstyledButton className={classes.item} onClick={() => open({ type: 'overrule', seat })}>
              <IconGavel size="1.125rem" aria-hidden="true" />
              <span className={classes.words}>{t('amend.menu.overrule')}</span>
            </UnstyledButton>
            <UnstyledButton className={classes.item} onClick={() => open({ type: 'people', seat })}>
              <IconUsers size="1.125rem" aria-hidden="true" />
              <span className={classes.words}>{t('amend.menu.people')}</span>
            </UnstyledButton>
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * For what a seat leaves at once. Where the rules send spirits from the room as well, those who are out have their own
 * list (EC-124).
 */
function gravesOf(departures: readonly Departure[], state: HostSeat) {
  const all = departures.filter((one) => one.cause === 'removed' || one.cause === 'disqualified');
  const cause: 'removed' | 'disqualified' = all.some((one) => one.cause === 'disqualified')
    ? 'disqualified'
    : 'removed';
  const isOut = state.out !== null;
  if (!all.some((one) => one.whenOut)) {
    return { grave: all, cause, what: cause, isPast: cause === 'disqualified' ? state.disqualified : isOut };
  }
  const grave = all.filter((one) => (one.whenOut ?? false) === isOut);
  return { grave, cause, what: isOut ? 'spirit' : 'ban', isPast: state.barred === true };
}

/** Up and down go from one control of the menu to the next. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.code];
  if (way === undefined) return;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, input:enabled')];
  const at = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1;
  controls.at((at + way) % controls.length)?.focus();
}
