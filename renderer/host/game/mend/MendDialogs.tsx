import { useTranslation } from 'react-i18next';
import { GameDialog } from '../bar/GameDialog';
import { useTable } from '../useTable';
import { Overrule } from './Overrule';
import { People } from './People';
import { RowWord } from './RowWord';

/** The dialogs in which the host's word goes before the rules, one at a time. */
export function MendDialogs() {
  const { t } = useTranslation();
  const { mend, setMend, refocus } = useTable();
  if (!mend) return null;
  const close = () => {
    setMend(null);
    refocus();
  };
  const title = {
    overrule: 'amend.word.title',
    row: 'amend.word.title',
    people: 'amend.people.title',
  } as const;
  return (
    <GameDialog open onClose={close} size="58rem" title={t(title[mend.type])}>
      {mend.type === 'overrule' && <Overrule seat={mend.seat ?? null} onDone={close} />}
      {mend.type === 'row' && <RowWord row={mend.row} counts={mend.counts} onDone={close} />}
      {mend.type === 'people' && <People seat={mend.seat ?? null} onDone={close} />}
    </GameDialog>
  );
}
