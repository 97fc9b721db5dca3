import { IconEye, IconEyeOff, IconMoonStars } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './Bar.module.css';
import { type Dialog, GameMenu } from './GameMenu';
import { PhaseTrail } from './PhaseTrail';
import { RoomSign } from './RoomSign';
import { SavedSign } from './SavedSign';
import { SoundSign } from './SoundSign';
import { WallClock } from './WallClock';

/** What is played and where the game stands; whether all is saved, seen in the room and heard. */
export function TopBar({ onDialog }: { onDialog: (dialog: Dialog) => void }) {
  const { t } = useTranslation();
  const { view, shown, toggleShown } = useTable();
  return (
    <header className={classes.bar}>
      <span className={classes.brand}>
        <IconMoonStars size={20} aria-hidden="true" />
        {t(`common.ruleset.${view.ruleset}`)}
      </span>
      <span className={classes.game}>{t('table.bar.game', { no: view.gameNo })}</span>
      <PhaseTrail phase={view.phase} />
      <div className={classes.signs}>
        <SavedSign />
        <RoomSign />
        <SoundSign />
        {view.end === null && (
          <button type="button" className={classes.sign} aria-pressed={shown} onClick={toggleShown}>
            {shown ? <IconEye size={18} aria-hidden="true" /> : <IconEyeOff size={18} aria-hidden="true" />}
            {t(shown ? 'table.bar.rolesShown' : 'table.bar.rolesHidden')} <Key>H</Key>
          </button>
        )}
        <WallClock />
        <GameMenu onDialog={onDialog} />
      </div>
    </header>
  );
}
