import { UnstyledButton } from '@mantine/core';
import { IconFlag, IconFlagOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HostSeat } from '../../../../shared/contract/host';
import type { RequestBody } from '../../../../shared/contract/requests';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './SeatMenu.module.css';

/** What is counted against a seat, by the reasons the rules list, and its take-back: fouls, or remarks (EC-117…121). */
export function Counted({ state, onAct }: { state: HostSeat; onAct: (body: RequestBody) => void }) {
  const { t } = useTranslation();
  const { say } = useTable();
  const { count, brings, words, reasons, give, takeBack } = useCounted(state);
  return (
    <>
      <UnstyledButton
        className={classes.item}
        data-autofocus
        disabled={state.out !== null}
        onClick={() => onAct(give())}
      >
        <IconFlag size="1.125rem" aria-hidden="true" />
        <span className={classes.words}>
          {t(`table.${words}.give`, { no: count + 1 })}
          {brings !== null && <small>{t(brings)}</small>}
        </span>
        <Key>{`⇧ ${state.seat}`}</Key>
      </UnstyledButton>
      {reasons.length > 0 && (
        <div className={classes.reasons}>
          {reasons.map(({ reason, label }) => (
            <UnstyledButton
              key={reason}
              className={classes.reason}
              disabled={state.out !== null}
              onClick={() => onAct(give(reason))}
            >
              {say(label)}
            </UnstyledButton>
          ))}
        </div>
      )}
      <UnstyledButton className={classes.item} disabled={count === 0} onClick={() => onAct(takeBack)}>
        <IconFlagOff size="1.125rem" aria-hidden="true" />
        <span className={classes.words}>{t(`table.${words}.takeBack`)}</span>
      </UnstyledButton>
    </>
  );
}

function useCounted({ seat, fouls, nextFoul, remarks = 0, nextRemark = 'none' }: HostSeat) {
  const { view, rules } = useTable();
  const because = (reason: string | undefined) => (reason === undefined ? {} : { reason });
  if (view.discipline) {
    return {
      words: 'remark' as const,
      count: remarks,
      brings: nextRemark === 'none' ? null : 'table.remark.brings',
      reasons: view.discipline.reasons.length > 1 ? view.discipline.reasons : [],
      give: (reason?: string): RequestBody => ({
        type: 'remark',
        seat,
        ...because(reason),
        confirmed: false,
      }),
      takeBack: { type: 'takeBackRemark', seat } satisfies RequestBody,
    };
  }
  return {
    words: 'foul' as const,
    count: fouls,
    brings: nextFoul === 'none' ? null : `table.foul.brings.${nextFoul}`,
    reasons: rules?.foulReasons ?? [],
    give: (reason?: string): RequestBody => ({ type: 'foul', seat, ...because(reason), confirmed: false }),
    takeBack: { type: 'takeBackFoul', seat } satisfies RequestBody,
  };
}
