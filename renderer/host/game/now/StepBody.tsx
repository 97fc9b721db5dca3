import type { Step } from '../../../../shared/game/steps';
import { BigSeats } from './steps/BigSeats';
import { ChoiceStep } from './steps/ChoiceStep';
import { DiscussionStep } from './steps/DiscussionStep';
import { HandsStep } from './steps/HandsStep';
import { NumberStep } from './steps/NumberStep';
import { RolesStep } from './steps/RolesStep';
import { SeatStep } from './steps/SeatStep';
import { ShotsStep } from './steps/ShotsStep';

/** What the host records in a step: one component a kind. */
export function StepBody({ step }: { step: Step }) {
  switch (step.kind) {
    case 'confirm':
      return <BigSeats seats={step.seats} />;
    case 'seat':
      return <SeatStep step={step} />;
    case 'roles':
      return <RolesStep step={step} />;
    case 'shots':
      return <ShotsStep step={step} />;
    case 'hands':
      return <HandsStep step={step} />;
    case 'choice':
      return <ChoiceStep step={step} />;
    case 'number':
      return <NumberStep step={step} />;
    case 'speech':
      // At the pause the script itself is large.
      return step.pause ? null : <BigSeats seats={[step.speaker]} />;
    case 'discussion':
      return <DiscussionStep step={step} />;
  }
}
