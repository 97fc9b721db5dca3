import { IconDots, IconHandFinger, IconMicrophoneOff } from '@tabler/icons-react';
import { memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleId, Seat, TeamId } from '../../../../shared/game/words';
import type { FoulThresholds } from '../../../../shared/rulesets/common/options';
import { widthEm, widthInTwoEm } from '../../../ui/letters';
import { TeamSign } from '../../../ui/TeamSign';
import { FoulDots } from '../FoulDots';
import { RoleIcon } from '../RoleIcon';
import classes from './SeatTile.module.css';

export type Picked = 'hand' | 'waits' | 'answer';

/** What a tile shows; only plain values, so that a tile whose seat did not change is not drawn again. */
export interface SeatFace {
  readonly seat: Seat;
  readonly name: string;
  readonly role: RoleId | null;
  /** Empty while the role is not shown. */
  readonly roleName: string;
  readonly team: TeamId | null;
  readonly out: boolean;
  /** Fouls, or remarks where those count. */
  readonly fouls: number;
  /** So many remarks remove; null where fouls are counted. */
  readonly removal: number | null;
  /** Whether the fouls are shown as dots: not where the remark says how many there were. */
  readonly dots: boolean;
  /** The fouls that silence and remove; null where they cost nothing. */
  readonly limits: FoulThresholds | null;
  readonly silenced: boolean;
  /** Silent, and no room to say so in words. */
  readonly muted: boolean;
  readonly nominated: boolean;
  readonly acting: boolean;
  /** In the current step its hand is up, waits, or it is the answer. */
  readonly picked: Picked | null;
  /** Under a run that is being drawn. */
  readonly inRun: boolean;
  /** One short remark: why it is out, whom it voted for, what happened to it. */
  readonly tag: string;
  readonly x: number;
  readonly y: number;
}

/** What is done with a tile; the functions stay the same for the life of the ring. */
export interface SeatHandlers {
  onTap(seat: Seat, shift: boolean): void;
  onMenu(seat: Seat): void;
  onDown(seat: Seat, event: PointerEvent): void;
  onEnter(seat: Seat): void;
}

/** One seat of the ring. */
export const SeatTile = memo(function SeatTile({ face, on }: { face: SeatFace; on: SeatHandlers }) {
  const { t } = useTranslation();
  const { seat, name, role, tag } = face;
  const { roleName } = face;
  const counted = face.removal === null ? 'table.seat.fouls' : 'table.seat.remarks';
  const described = [
    t('table.seat.named', { seat, name }),
    roleName,
    face.fouls > 0 ? t(counted, { fouls: face.fouls }) : '',
    face.silenced ? t('table.seat.silenced') : '',
    face.nominated ? t('table.seat.nominated') : '',
    tag,
  ].filter(Boolean);
  const style = {
    left: `calc(var(--tile-w) / 2 + (100% - var(--tile-w)) * ${face.x})`,
    top: `calc(var(--tile-h) / 2 + (100% - var(--tile-h)) * ${face.y})`,
  };
  return (
    <div
      className={classes.tile}
      style={style}
      data-seat={seat}
      data-digits={String(seat).length}
      data-out={face.out || undefined}
      data-acting={face.acting || undefined}
      data-nominated={face.nominated || undefined}
      data-picked={face.picked ?? undefined}
      data-run={face.inRun || undefined}
    >
      <button
        type="button"
        className={classes.main}
        aria-label={described.join(', ')}
        title={name}
        onClick={(event) => on.onTap(seat, event.shiftKey)}
        onContextMenu={(event) => {
          event.preventDefault();
          on.onMenu(seat);
        }}
        onPointerDown={(event) => on.onDown(seat, event)}
        onPointerEnter={() => on.onEnter(seat)}
      >
        <span className={classes.number}>{seat}</span>
        <span
          className={classes.name}
          style={{ ['--em' as string]: widthEm(name), ['--em-in-two' as string]: widthInTwoEm(name) }}
        >
          {name}
        </span>
        <span className={classes.role} data-team={face.team ?? undefined}>
          {role !== null && <RoleIcon role={role} size="0.875rem" />}
          <span>{roleName}</span>
        </span>
        <span className={classes.foot}>
          {/* Most are of the town: a sign on each would hide the others. */}
          {face.team !== null && !isTown(face.team) && tag === '' && (
            <span className={classes.suit} data-team={face.team}>
              <TeamSign team={face.team} size="0.8125rem" />
            </span>
          )}
          {face.dots && face.removal === null && (
            <FoulDots fouls={face.fouls} of={face.limits?.removal} hard={face.limits?.silence} />
          )}
          {face.dots && face.removal !== null && (
            <FoulDots fouls={face.fouls} of={face.removal} hard={face.removal} />
          )}
          {face.nominated && (
            <IconHandFinger className={classes.finger} size="0.9375rem" aria-hidden="true" />
          )}
          {face.muted && <IconMicrophoneOff size="0.875rem" aria-hidden="true" />}
          <span className={classes.tag}>{tag}</span>
        </span>
      </button>
      <button
        type="button"
        className={classes.more}
        aria-label={t('table.seat.more', { seat })}
        onClick={() => on.onMenu(seat)}
      >
        <IconDots size="1rem" aria-hidden="true" />
      </button>
    </div>
  );
}, sameTile);

function isTown(team: TeamId): boolean {
  return team === 'white' || team === 'peaceful';
}

interface TileProps {
  readonly face: SeatFace;
  readonly on: SeatHandlers;
}

function sameTile(before: TileProps, after: TileProps): boolean {
  const keys = Object.keys(after.face) as (keyof SeatFace)[];
  return before.on === after.on && keys.every((key) => before.face[key] === after.face[key]);
}
