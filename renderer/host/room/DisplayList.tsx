import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DisplayView } from '../../../shared/contract/displays';
import type { Send } from '../../ui/connection';
import classes from './room.module.css';

const any = 'any';

/** The displays of the laptop, and which of them is the room's. */
export function DisplayList({ displays, act }: { displays: readonly DisplayView[]; act: Send }) {
  const { t } = useTranslation();
  const chosen = displays.find((display) => display.chosen);
  return (
    <Radio.Group
      label={t('screens.display.title')}
      value={chosen ? String(chosen.id) : any}
      onChange={(value) => void act({ type: 'roomDisplay', display: value === any ? null : Number(value) })}
    >
      <div className={classes.displays}>
        <Radio value={any} label={t('screens.display.any')} />
        {displays.map((display) => (
          <Radio
            key={display.id}
            value={String(display.id)}
            disabled={display.host || !display.there}
            label={<DisplayName display={display} />}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

function DisplayName({ display }: { display: DisplayView }) {
  const { t } = useTranslation();
  const { name, width, height, host, room, there } = display;
  const states = [
    ...(there ? [] : [t('screens.display.away')]),
    ...(host ? [t('screens.display.host')] : []),
    ...(room ? [t('screens.display.room')] : []),
  ];
  return (
    <>
      {name || t('screens.display.nameless')} · {width}×{height}
      {states.length > 0 && <b> · {states.join(' · ')}</b>}
    </>
  );
}
