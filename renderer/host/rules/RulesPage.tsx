import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HousePage } from '../house/HousePage';
import { hasUnsaved } from '../house/unsaved';
import { Reference } from './Reference';
import classes from './reference.module.css';

/** The rules among the pages of the desk: to be looked up, and the club's own, which come first while some are unsaved. */
export function RulesPage() {
  const { t } = useTranslation();
  const [part, show] = useState(() => (hasUnsaved() ? 'house' : 'reference'));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>{t(part === 'reference' ? 'rules.title' : 'house.page.tab')}</h1>
        <SegmentedControl
          size="md"
          aria-label={t('house.page.label')}
          value={part}
          data={[
            { value: 'reference', label: t('house.page.reference') },
            { value: 'house', label: t('house.page.tab') },
          ]}
          onChange={show}
        />
      </div>
      {part === 'reference' ? <Reference /> : <HousePage />}
    </div>
  );
}
