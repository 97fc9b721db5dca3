import { Button, SegmentedControl } from '@mantine/core';
import { IconFileExport, IconNotebook, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import { EntryDialog } from './EntryDialog';
import { ExportDialog } from './ExportDialog';
import type { EntryKind } from './entry';
import { FundPanel } from './FundPanel';
import { Judge } from './Judge';
import classes from './LedgerPage.module.css';
import common from './ledger.module.css';
import { PeoplePanel } from './PeoplePanel';
import { contents, type Part, parts } from './parts';
import { RecordList } from './RecordList';
import { type LedgerInHand, useLedger } from './useLedger';

/** The club's ledger across games (EC-112…132): who is kept from the table, what is recorded, the common fund. */
export function LedgerPage() {
  const { t } = useTranslation();
  const { ledger, refusal } = useLedger();
  const [part, show] = useState<Part>('discipline');
  const [exporting, setExporting] = useState(false);
  return (
    <>
      <div className={classes.head}>
        <h1>{t('ledger.title')}</h1>
        <SegmentedControl
          size="md"
          aria-label={t('ledger.tab.label')}
          value={part}
          data={parts.map((one) => ({ value: one, label: t(`ledger.tab.${one}`) }))}
          onChange={show}
        />
        <span className={common.spacer} />
        <Button
          variant="default"
          disabled={ledger === null}
          leftSection={<IconFileExport size={18} aria-hidden />}
          onClick={() => setExporting(true)}
        >
          {t('ledger.export.open')}
        </Button>
      </div>
      <Refused reason={refusal} />
      <p className={classes.what}>{t(`ledger.what.${part}`)}</p>
      {ledger && (
        <div className={classes.panels}>
          {part === 'fund' ? (
            <FundPanel ledger={ledger} />
          ) : (
            <PeoplePanel key={`people ${part}`} ledger={ledger} part={part} />
          )}
          <Records key={`records ${part}`} ledger={ledger} part={part} />
        </div>
      )}
      {ledger && <ExportDialog ledger={ledger} opened={exporting} onClose={() => setExporting(false)} />}
    </>
  );
}

function Records({ ledger, part }: { ledger: LedgerInHand; part: Part }) {
  const { t } = useTranslation();
  const [entering, enter] = useState<EntryKind | null>(null);
  const { records, entries } = contents[part];
  const lines = ledger.newest.filter((line) => records.includes(line.record.type));
  return (
    <Panel
      title={t('ledger.records')}
      scrolls
      aside={
        <span className={common.pair}>
          {entries.map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => enter(kind)}
            >
              {t(`ledger.enter.${kind}`)}
            </Button>
          ))}
        </span>
      }
    >
      {lines.length === 0 ? (
        <Empty icon={IconNotebook} title={t('ledger.none')} what={t('ledger.noneWhat')} />
      ) : (
        <RecordList
          ledger={ledger}
          lines={lines}
          more={(line) =>
            line.record.type === 'noConfidence' && (
              <Judge ledger={ledger} id={line.id} justified={line.record.justified} />
            )
          }
        />
      )}
      <EntryDialog ledger={ledger} kind={entering} onClose={() => enter(null)} />
    </Panel>
  );
}
