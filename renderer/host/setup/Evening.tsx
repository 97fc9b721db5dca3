import { useTranslation } from 'react-i18next';
import { useConsole } from '../../ui/connection';
import { Dialog } from '../../ui/Dialog';
import { EveningForm } from '../parts/EveningForm';
import { useAct } from '../useAct';

interface Props {
  readonly opened: boolean;
  /** Which game of the evening the new one is, from 1. */
  readonly no: number;
  readonly onClose: () => void;
  readonly onNo: (no: number) => void;
}

/** What the record of the new game says besides the players: its number this evening, the table and who hosts. */
export function Evening({ opened, no, onClose, onNo }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('desk.evening.title')} opened={opened} onClose={onClose} width={460}>
      <Fields no={no} onClose={onClose} onNo={onNo} />
    </Dialog>
  );
}

function Fields({ no, onClose, onNo }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const settings = useConsole()?.settings;
  const { act, refusal } = useAct();
  const save = async (count: number, tableName: string, hostName: string) => {
    const answer = await act({ type: 'saveSettings', settings: { tableName, hostName } });
    if (answer.status === 'refused') return;
    onNo(count);
    onClose();
  };
  return (
    <EveningForm
      said={{ no, table: settings?.tableName ?? '', host: settings?.hostName ?? '' }}
      what={t('desk.evening.what')}
      refusal={refusal}
      onSave={(said) => void save(said.no, said.table, said.host)}
    />
  );
}
