import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BundlePreview, BundleQuestion } from '../../../shared/contract/bundle';
import { Dialog } from '../../ui/Dialog';
import { timeOfDay } from '../../ui/time';
import { dayInWords, dayOf } from '../dates';
import classes from './bundle.module.css';
import { Came } from './Came';

type Answer = 'same' | 'apart';

interface Props {
  readonly preview: BundlePreview;
  /** It is being taken in; a second click shall not take it in twice. */
  readonly taking: boolean;
  readonly onClose: () => void;
  /** People of the questions: who are the ones here, and who are somebody else. */
  readonly onTake: (same: string[], apart: string[]) => void;
}

/** Says what a bundle would bring, and asks about people who bear the name of somebody here. */
export function BundleDialog({ preview, taking, onClose, onTake }: Props) {
  const { t, i18n } = useTranslation();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const day = (date: string) => dayInWords(date, i18n.language, new Date());
  const { at, club, games, first, last, players, questions, seasons } = preview;
  const open = questions.filter(({ player }) => !answers.has(player)).length;
  const who = (answer: Answer) =>
    questions.flatMap(({ player }) => (answers.get(player) === answer ? [player] : []));
  return (
    <Dialog
      title={t('bundle.title')}
      opened
      onClose={onClose}
      width={680}
      footer={
        <>
          {open > 0 && <span className={classes.left}>{t('bundle.unanswered', { count: open })}</span>}
          <Button variant="default" onClick={onClose}>
            {t('data.cancel')}
          </Button>
          <Button disabled={open > 0} loading={taking} onClick={() => onTake(who('same'), who('apart'))}>
            {t('bundle.take')}
          </Button>
        </>
      }
    >
      <div className={classes.preview}>
        <p className={classes.faint}>
          {t('bundle.made', { day: day(dayOf(at)), time: timeOfDay(at, i18n.language) })}
          {club !== '' && ` · ${club}`}
          {first !== null &&
            last !== null &&
            ` · ${first === last ? day(first) : `${day(first)} – ${day(last)}`}`}
        </p>
        <Came games={games} />
        {players > 0 && <p className={classes.plain}>{t('bundle.players', { count: players })}</p>}
        {seasons.length > 0 && (
          <p className={classes.plain}>{t('bundle.seasons', { seasons: seasons.join(', ') })}</p>
        )}
        {questions.length > 0 && (
          <section>
            <h3>{t('bundle.who')}</h3>
            <ul className={classes.questions}>
              {questions.map((question) => (
                <Question
                  key={question.player}
                  question={question}
                  answer={answers.get(question.player) ?? null}
                  onAnswer={(answer) => setAnswers(new Map(answers).set(question.player, answer))}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface QuestionProps {
  readonly question: BundleQuestion;
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
}

function Question({ question, answer, onAnswer }: QuestionProps) {
  const { t } = useTranslation();
  const { name, games, here } = question;
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{t('bundle.there', { count: games })}</small>
        <small>{t('bundle.here', { name: here.name, count: here.games })}</small>
      </span>
      <SegmentedControl
        size="md"
        aria-label={t('bundle.whoIs', { name })}
        // Nothing is chosen until the host has said it.
        value={answer ?? ''}
        data={[
          { value: 'same', label: t('bundle.same') },
          { value: 'apart', label: t('bundle.apart') },
        ]}
        onChange={(value) => onAnswer(value === 'same' ? 'same' : 'apart')}
      />
    </li>
  );
}
