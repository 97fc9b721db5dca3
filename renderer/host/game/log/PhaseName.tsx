import { useTranslation } from 'react-i18next';
import { isNight, numberOf, type PhaseId } from '../../../../shared/game/words';

/** A phase in words: `Day 2 · vote`. */
export function PhaseName({ phase }: { phase: PhaseId }) {
  const { t } = useTranslation();
  const part = phase.endsWith('/talk') ? 'talk' : phase.endsWith('/vote') ? 'vote' : null;
  return (
    <>
      {t(isNight(phase) ? 'table.phase.night' : 'table.phase.day', { no: numberOf(phase) })}
      {part && ` · ${t(`table.phase.${part}`)}`}
    </>
  );
}
