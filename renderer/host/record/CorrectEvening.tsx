import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { type Evening, EveningForm } from '../parts/EveningForm';
import { useAct } from '../useAct';

interface Corrected {
  readonly id: string;
  readonly gameNo: number;
  readonly table?: string | null | undefined;
  readonly host?: string | null | undefined;
}

interface Props {
  /** The game to correct, and what its record says now; null: none. */
  readonly game: Corrected | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Corrects afterwards which game of the evening a game was, at which table and who hosted it. */
export function CorrectEvening({ game, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('desk.evening.title')} opened={game !== null} onClose={onClose} width={460}>
      {game && <Fields game={game} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function Fields({ game, onClose, onSaved }: Props & { readonly game: Corrected }) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const save = async ({ no, table, host }: Evening) => {
    const answer = await act({ type: 'correctEvening', game: game.id, gameNo: no, table, host });
    if (answer.status === 'refused') return;
    onSaved();
    onClose();
  };
  return (
    <EveningForm
      said={{ no: game.gameNo, table: game.table ?? '', host: game.host ?? '' }}
      what={t('desk.evening.afterwards')}
      refusal={refusal}
      onSave={(said) => void save(said)}
    />
  );
}
