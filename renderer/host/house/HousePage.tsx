import { ActionIcon, Button } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCheck,
  IconPencil,
  IconPlus,
  IconScale,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptHouse } from '../../../shared/contract/house';
import { useConsole } from '../../ui/connection';
import { Empty } from '../parts/Empty';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { HouseEditor } from './HouseEditor';
import classes from './house.module.css';
import { forgetForm, unsavedOf } from './unsaved';

/** The club's house rules: what there is, and one of them being written. */
export function HousePage() {
  const { t } = useTranslation();
  const houses = useConsole()?.houses ?? [];
  const { act, refusal } = useAct();
  const [open, setOpen] = useState<KeptHouse | 'new' | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  if (open) {
    return (
      <HouseEditor
        house={open === 'new' ? null : open}
        onBack={() => setOpen(null)}
        onSaved={(name) => {
          setOpen(null);
          setSaved(name);
        }}
      />
    );
  }
  const unsaved = unsavedOf(null);
  const create = (
    <Button
      className={classes.create}
      leftSection={unsaved ? <IconPencil size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
      onClick={() => {
        setSaved(null);
        setOpen('new');
      }}
    >
      {unsaved
        ? t('house.page.goOn', { name: unsaved.name.trim() || t('house.form.title') })
        : t('house.page.new')}
    </Button>
  );
  return (
    <div className={classes.page}>
      <Refused reason={refusal} />
      {saved !== null && (
        <p className={classes.verdict} role="status">
          <IconCheck size={20} aria-hidden />
          {t('house.trial.saved', { name: saved })}
        </p>
      )}
      {houses.length === 0 ? (
        <Empty icon={IconScale} title={t('house.page.none')} what={t('house.page.noneWhat')}>
          {/* Of itself the button stands at the left edge, above the list. */}
          <div>{create}</div>
        </Empty>
      ) : (
        <>
          {create}
          <ul className={classes.houses} aria-label={t('house.page.tab')}>
            {houses.map((house) => (
              <li key={house.id} data-retired={house.retired}>
                <span className={classes.name}>
                  <b>{house.name}</b>
                  <small>
                    {t('house.page.base', { base: t(`common.ruleset.${house.base}`) })}
                    {house.retired && ` · ${t('house.page.retired')}`}
                    {unsavedOf(house.id) && ` · ${t('house.page.unsaved')}`}
                  </small>
                </span>
                <ActionIcon
                  aria-label={t('house.page.edit', { name: house.name })}
                  title={t('house.page.edit', { name: house.name })}
                  onClick={() => setOpen(house)}
                >
                  <IconPencil size={20} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  aria-label={t(house.retired ? 'house.page.offer' : 'house.page.retire', {
                    name: house.name,
                  })}
                  title={t(house.retired ? 'house.page.offer' : 'house.page.retire', { name: house.name })}
                  onClick={() => void act({ type: 'retireHouse', house: house.id, on: !house.retired })}
                >
                  {house.retired ? (
                    <IconArchiveOff size={20} aria-hidden />
                  ) : (
                    <IconArchive size={20} aria-hidden />
                  )}
                </ActionIcon>
                {house.retired && (
                  <ActionIcon
                    aria-label={t('house.page.drop', { name: house.name })}
                    title={t('house.page.drop', { name: house.name })}
                    onClick={() => {
                      void act({ type: 'dropHouse', house: house.id }).then(({ status }) => {
                        if (status !== 'refused') forgetForm(house.id);
                      });
                    }}
                  >
                    <IconTrash size={20} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
