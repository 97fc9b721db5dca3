import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAct } from '../useAct';
import type { LedgerInHand } from './useLedger';
import { stateOf } from './useRecordWords';

const states = ['open', 'yes', 'no'] as const;
const values = { open: null, yes: true, no: false } as const;

/** EC-113: the club's word on a no-confidence. */
export function Judge({
  ledger,
  id,
  justified,
}: {
  ledger: LedgerInHand;
  id: string;
  justified: boolean | null;
}) {
  const { t } = useTranslation();
  const { act } = useAct();
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('ledger.justified.label')}
      value={stateOf(justified)}
      data={states.map((one) => ({ value: one, label: t(`ledger.justified.${one}`) }))}
      onChange={async (chosen) => {
        await act({ type: 'judgeNoConfidence', record: id, justified: values[chosen] });
        ledger.again();
      }}
    />
  );
}
