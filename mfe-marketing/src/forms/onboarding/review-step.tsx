import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import type { Answers } from './answers.ts';
import { Review } from './review.tsx';
import { useFinish } from './use-finish.ts';

interface ReviewStepProps {
  readonly steps: readonly OnboardingStep[];
  readonly answers: Answers;
  readonly completedAt: string | null;
  readonly onChange: (index: number) => void;
}

/** The last look before the end, and what somebody finds who ended it before. */
export function ReviewStep({ steps, answers, completedAt, onChange }: ReviewStepProps) {
  const { busy, failure, finish } = useFinish();
  return (
    <div className="grid gap-8">
      <p className="max-w-measure">
        {completedAt === null
          ? 'This is what goes into your file. Change what is not right, then finish.'
          : `You finished on ${formatDay(completedAt.slice(0, 10))}. What you change here is in your file at once.`}
      </p>
      <Review steps={steps} answers={answers} onChange={onChange} />
      {failure === null ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      {completedAt === null ? (
        <Button busy={busy} className="justify-self-start max-sm:w-full" onClick={finish}>
          {busy ? 'Finishing...' : 'Finish'}
        </Button>
      ) : (
        <ButtonLink to={paths.dashboard.index} className="justify-self-start max-sm:w-full print:hidden">
          Go to your dashboard
        </ButtonLink>
      )}
    </div>
  );
}
