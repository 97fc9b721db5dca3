import { IconEye, IconEyeOff, IconMoonStars } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhaseId, RulesetId } from '../../../../shared/game/words';
import { RoomSign } from '../../room/RoomSign';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './Bar.module.css';
import { type Dialog, GameMenu } from './GameMenu';
import { PhaseTrail } from './PhaseTrail';
import { SavedSign } from './SavedSign';
import { SoundSign } from './SoundSign';
import { WallClock } from './WallClock';

/** What is played and where the game stands; whether all is saved, seen in the room and heard. */
export const TopBar = memo(function TopBar({
  ruleset,
  gameNo,
  phase,
  ended,
  shown,
  onShown,
  onDialog,
}: {
  ruleset: RulesetId;
  gameNo: number;
  phase: PhaseId;
  ended: boolean;
  shown: boolean;
  onShown: () => void;
  onDialog: (dialog: Dialog) => void;
}) {
  const { t } = useTranslation();
  const { view } = useTable();
  return (
    <header className={classes.bar}>
      <h1 className={classes.brand}>
        <IconMoonStars size="1.25rem" aria-hidden="true" />
        {view.house?.name ?? t(`common.ruleset.${ruleset}`)}
      </h1>
      <span className={classes.game}>
        {t('table.bar.game', { no: gameNo })}
        {view.unrated && ` · ${t('amend.unrated')}`}
      </span>
      <PhaseTrail phase={phase} ended={ended} />
      <div className={classes.signs}>
        <SavedSign />
        <RoomSign keys />
        <SoundSign />
        {!ended && (
          <button type="button" className={classes.sign} aria-pressed={shown} onClick={onShown}>
            {shown ? (
              <IconEye size="1.125rem" aria-hidden="true" />
            ) : (
              <IconEyeOff size="1.125rem" aria-hidden="true" />
            )}
            {t(shown ? 'table.bar.rolesShown' : 'table.bar.rolesHidden')} <Key>H</Key>
          </button>
        )}
        <WallClock />
        <GameMenu ended={ended} onDialog={onDialog} />
      </div>
    </header>
  );
});
