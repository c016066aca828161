import type { Profile } from 'shared-auth/session-store';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { onboardingSteps, variantOf } from '../../content/onboarding/definition.ts';
import type { StepAnswers } from './answers.ts';
import type { Progress } from './data/load-onboarding.ts';
import { ReviewStep } from './review-step.tsx';
import { StepForm } from './step-form.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { useOnline } from './use-online.ts';
import { useWizard } from './use-wizard.ts';

export interface WizardProps {
  readonly profile: Profile;
  readonly progress: Progress;
}

/** What the account already tells, for questions that were not answered yet. */
function known({ name, phone, company }: Profile): StepAnswers {
  const entries = Object.entries({ name, phone, company });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The onboarding of a member: a step at a time, then everything to read over. */
export function Wizard({ profile, progress }: WizardProps) {
  const steps = onboardingSteps[variantOf(profile.account_type)];
  const wizard = useWizard({ userId: profile.id, steps, progress });
  const { position, isChanging, heading } = wizard;
  const online = useOnline();
  const step = steps[position];
  const isFinished = progress.completedAt !== null;
  const title = step?.title ?? (isFinished ? 'Your answers' : 'Read it over');

  return (
    <div className="grid gap-8">
      {isFinished && !step ? null : (
        <StepIndicator titles={[...steps.map((each) => each.title), 'Review']} current={position} />
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          {step ? (
            <p className="text-sm font-semibold text-copper tabular-nums">
              Step {position + 1} of {steps.length}
            </p>
          ) : null}
          <h2
            id="start-title"
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-28 text-xl outline-none md:text-2xl"
          >
            {title}
          </h2>
        </div>
        {step && (isChanging || position > 0) ? (
          <Button variant="quiet" size="sm" className="-mx-4" onClick={wizard.back}>
            {isChanging ? 'Back without a change' : 'Back'}
          </Button>
        ) : null}
      </div>
      {online ? null : (
        <Notice tone="warning" role="status" title="You are offline">
          <p>Go on typing: it is kept on this device. Save the step once the connection is back.</p>
        </Notice>
      )}
      {step ? (
        <StepForm
          key={step.id}
          step={step}
          answers={{ ...known(profile), ...wizard.answers[step.id] }}
          draftKey={`member-onboarding-${profile.id}-${step.id}`}
          submitLabel={isChanging ? 'Save the change' : 'Save and continue'}
          onSave={wizard.save}
        />
      ) : (
        <ReviewStep
          steps={steps}
          answers={wizard.answers}
          completedAt={progress.completedAt}
          onChange={wizard.change}
        />
      )}
    </div>
  );
}
