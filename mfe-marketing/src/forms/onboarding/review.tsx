import { useRef, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useSession } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { formatDay } from 'shared-contract/format';
import { type Answers, answerText, NOT_ANSWERED, type StepAnswers } from 'shared-contract/onboarding/answers';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import { finishOnboarding } from './queries.ts';

/** Completes the onboarding once, regardless of repeated calls, and opens the dashboard. */
function useFinish() {
  const { reloadProfile } = useSession();
  const navigate = useNavigate();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function finish() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await finishOnboarding(await getSupabase());
      await reloadProfile();
      await navigate(paths.dashboard.index);
      notify.success('You are set up.');
    } catch (error) {
      setFailure(dataMessage(error, { what: 'We could not finish this yet. Your answers are saved.' }));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, finish: () => void finish() };
}

function StepAnswersList({ step, answers }: { step: OnboardingStep; answers: StepAnswers }) {
  return (
    <dl>
      {step.fields.map((field) => {
        const text = answerText(field, answers[field.id]);
        return (
          <div key={field.id} className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-12">
            <dt className="text-muted sm:col-span-5">{field.label}</dt>
            <dd
              className={classes(
                'wrap-anywhere whitespace-pre-line tabular-nums sm:col-span-7',
                text === NOT_ANSWERED && 'text-muted',
              )}
            >
              {text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ReviewProps {
  readonly steps: readonly OnboardingStep[];
  readonly answers: Answers;
  readonly onChange: (index: number) => void;
}

/** Lists all answers by step, each with a button that edits it. */
function Review({ steps, answers, onChange }: ReviewProps) {
  return (
    <div className="grid max-w-measure gap-12">
      {steps.map((step, index) => (
        <section key={step.id} aria-labelledby={`review-${step.id}`}>
          <div className="flex items-baseline justify-between gap-4 border-b border-edge pb-2">
            <h3 id={`review-${step.id}`} className="text-lg">
              {step.title}
            </h3>
            <Button variant="quiet" size="sm" className="-mr-4 print:hidden" onClick={() => onChange(index)}>
              Change<VisuallyHidden> {step.title}</VisuallyHidden>
            </Button>
          </div>
          <StepAnswersList step={step} answers={answers[step.id] ?? {}} />
        </section>
      ))}
    </div>
  );
}

interface ReviewStepProps {
  readonly steps: readonly OnboardingStep[];
  readonly answers: Answers;
  readonly completedAt: string | null;
  readonly onChange: (index: number) => void;
}

/** Final check before completion. Also shown to members who have already completed the onboarding. */
export function ReviewStep({ steps, answers, completedAt, onChange }: ReviewStepProps) {
  const { busy, failure, finish } = useFinish();
  return (
    <div className="grid gap-8">
      <p className="max-w-measure">
        {completedAt === null
          ? 'This goes into your file. Correct anything that is wrong, then finish.'
          : `You finished on ${formatDay(completedAt.slice(0, 10))}. Changes here go into your file immediately.`}
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
