import { phaseTitle } from '../../../../shared/game/phases';
import type { PhaseId } from '../../../../shared/game/words';
import { useTable } from '../useTable';

/** A phase in words, as its rules name it: `Day 2 · vote`. */
export function PhaseName({ phase }: { phase: PhaseId }) {
  const { view, say } = useTable();
  return <>{say(phaseTitle(phase, view.ruleset))}</>;
}
