import { useTranslation } from 'react-i18next';
import type { AmendPreview, CourseThen } from '../../../../shared/contract/amend';
import { openPreview } from '../../../../shared/game/amend/open';
import { inNumbers } from '../../../ui/numbers';
import { useTable } from '../useTable';
import classes from './Amend.module.css';
import { EntryMark } from './EntryRow';
import { Holes } from './Holes';
import { Arrow, Part } from './Part';
import { PhaseName } from './PhaseName';
import { SeatsThen, VotesThen } from './PreviewParts';
import { type Draft, touchedBy } from './useAmend';

/** What an amend would come to, the holes it leaves first. What is secret stays away while the roles are hidden. */
export function Preview({
  preview: whole,
  draft,
  onFill,
}: {
  preview: AmendPreview;
  draft: Draft;
  onFill: (key: string, option: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const { say, shown, nameOf } = useTable();
  const preview = shown ? whole : openPreview(whole, touchedBy(draft));
  const { entries, answers, points } = preview;
  const number = (value: number) => inNumbers(value, i18n.language);
  return (
    <div className={classes.parts}>
      <Holes holes={preview.holes} onFill={onFill} />
      {shown && isNothing(preview) && <p className={classes.nothing}>{t('amend.nothing')}</p>}
      {preview.course && (
        <Part title={t('amend.part.course')}>
          <li>
            <Course then={preview.course.before} /> <Arrow /> <Course then={preview.course.after} />
          </li>
        </Part>
      )}
      <SeatsThen seats={preview.seats} />
      <VotesThen votes={preview.votes} />
      {answers.length > 0 && (
        <Part title={t('amend.part.answers')}>
          {answers.map(({ phase, title, before, after }) => (
            <li key={`${phase} ${title.key}`}>
              <PhaseName phase={phase} /> · {say(title)}: {before ? say(before) : '–'} <Arrow />{' '}
              {after ? say(after) : '–'}
            </li>
          ))}
        </Part>
      )}
      {points.length > 0 && (
        <Part title={t('amend.part.points')} inline>
          {points.map(({ seat, before, after }) => (
            <li key={seat} className={classes.points}>
              <b>{seat}</b> {nameOf(seat)} {number(before)} <Arrow /> <b>{number(after)}</b>
            </li>
          ))}
        </Part>
      )}
      {entries.length > 0 && (
        <Part title={t('amend.part.entries', { count: entries.length })}>
          {entries.map((line) => (
            <li key={line.id}>
              <PhaseName phase={line.phase} /> · {say(line.text)}
              {line.status === 'ok' ? (
                <em className={classes.again}>{t('amend.status.ok')}</em>
              ) : (
                <EntryMark line={line} />
              )}
            </li>
          ))}
        </Part>
      )}
      {!shown && <p className={classes.nothing}>{t('amend.moreHidden')}</p>}
    </div>
  );
}

function Course({ then }: { then: CourseThen }) {
  const { t } = useTranslation();
  const { say } = useTable();
  const team = then.winner === null ? null : t(`team.${then.winner}`);
  if (then.ended)
    return <span>{team ? t('amend.course.ended', { team }) : t('amend.course.calledOff')}</span>;
  return (
    <span>
      <PhaseName phase={then.phase} />
      {then.step && ` · ${say(then.step)}`}
      {team && ` · ${t('amend.course.proposed', { team })}`}
    </span>
  );
}

function isNothing({ seats, votes, answers, points, course, entries, holes }: AmendPreview): boolean {
  return (
    [seats, votes, answers, points, entries, holes].every((list) => list.length === 0) && course === null
  );
}
