import { Button, CloseButton } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndView } from '../../../../shared/contract/host';
import { useTable } from '../useTable';
import common from './End.module.css';
import { Initiative } from './Initiative';
import classes from './Mvp.module.css';
import { useWorth } from './useWorth';

/** MVP: by accuracy from those whose every vote hit, or by initiative with a reason (DM-61). */
export function Mvp({ end }: { end: EndView }) {
  const { t } = useTranslation();
  const worth = useWorth();
  const { ask, nameOf } = useTable();
  const [initiative, setInitiative] = useState(false);
  const { mvp } = end;
  const eligible = end.accuracy.filter((own) => own.eligible);
  if (mvp) {
    return (
      <section className={common.award}>
        <h3 className={common.title}>{t('table.award.mvp')}</h3>
        <p className={classes.holder}>
          <IconStar className={classes.star} size="1.375rem" aria-hidden="true" />
          <span className={classes.who}>
            {t('common.player.short', { seat: mvp.seat, name: nameOf(mvp.seat) })}
            <span className={classes.why}>
              {t(`table.award.by.${mvp.criterion}`)}
              {mvp.expelled !== null && ` · ${t('table.award.expelledSeat', { seat: mvp.expelled })}`}
              {mvp.note !== '' && ` · ${mvp.note}`}
            </span>
          </span>
          <CloseButton
            size={44}
            aria-label={t('table.award.takeBack')}
            title={t('table.award.takeBack')}
            onClick={() => ask({ type: 'mvp', seat: null })}
          />
        </p>
      </section>
    );
  }
  return (
    <section className={common.award}>
      <h3 className={common.title}>
        {t('table.award.mvp')}
        <span className={common.how}>{t('table.award.mvpHow', { amount: worth('DM-61') })}</span>
      </h3>
      <div className={classes.eligible}>
        {eligible.length === 0 && <p className={common.none}>{t('table.award.nobodyEligible')}</p>}
        {eligible.map(({ seat, accurate, cast, abstained }) => (
          <Button
            key={seat}
            variant="default"
            title={t('table.points.abstained', { times: abstained })}
            onClick={() => ask({ type: 'mvp', seat, criterion: 'accuracy' })}
          >
            {t('common.player.short', { seat, name: nameOf(seat) })} · {accurate}/{cast}
            {abstained > 0 && ` (${abstained})`}
          </Button>
        ))}
        <Button variant="default" aria-expanded={initiative} onClick={() => setInitiative(!initiative)}>
          {t('table.award.initiative')}
        </Button>
      </div>
      {initiative && <Initiative />}
    </section>
  );
}
