import { Button, Textarea } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { publishedListIds } from '../../../shared/contract/ledger';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { useCopy } from '../record/useCopy';
import { download } from '../season/download';
import { useAct } from '../useAct';
import classes from './ledger.module.css';
import { useForumText } from './useForumText';
import type { LedgerInHand } from './useLedger';

interface Props {
  readonly ledger: LedgerInHand;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** EC-128: Zombies, the black list and no-confidences, as a text for the club's forum and as files. */
export function ExportDialog({ ledger, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('ledger.export.title')} opened={opened} onClose={onClose} width={860}>
      {opened && <Lists ledger={ledger} />}
    </Dialog>
  );
}

function Lists({ ledger }: { ledger: LedgerInHand }) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const { copied, byHand, copy } = useCopy();
  const text = useForumText()(ledger);
  const save = async (list: (typeof publishedListIds)[number]) => {
    const answer = await act({ type: 'ledgerFile', list });
    if (answer.status === 'refused') return;
    download(answer.data.name, answer.data.content, 'text/csv;charset=utf-8');
  };
  return (
    <div className={classes.form}>
      <Textarea label={t('ledger.export.text')} readOnly autosize minRows={8} maxRows={14} value={text} />
      {byHand !== null && <p role="alert">{t('ledger.export.copyFailed')}</p>}
      <Refused reason={refusal} />
      <div className={classes.files}>
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copy(text)}>
          {t(copied ? 'ledger.export.copied' : 'ledger.export.copy')}
        </Button>
        <span className={classes.spacer} />
        {publishedListIds.map((list) => (
          <Button
            key={list}
            variant="default"
            px="sm"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void save(list)}
          >
            {t(`ledger.export.file.${list}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
