import { useSyncExternalStore } from 'react';
import type { Profile } from 'shared-auth/session-store';
import type { StepAnswers } from 'shared-contract/onboarding/answers';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import { onboardingSteps, variantOf } from '../../content/onboarding-definition.ts';
import type { Progress } from './queries.ts';
import { ReviewStep } from './review.tsx';
import { StepForm } from './step.tsx';
import { useWizard } from './use-wizard.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

const state = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'to come';

function StepIndicator({ titles, current }: { titles: readonly string[]; current: number }) {
  return (
    <ol aria-label="Steps" className="flex gap-1 print:hidden">
      {titles.map((title, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          className="min-w-0 flex-1 text-sm hyphens-auto"
        >
          <span
            aria-hidden="true"
            className={classes('mb-2 block h-2', index <= current ? 'bg-copper' : 'bg-line')}
          />
          <span className="sr-only lg:not-sr-only">
            <span className={classes('block pr-3', index === current ? 'font-semibold' : 'text-muted')}>
              {title}
            </span>
          </span>
          <VisuallyHidden> ({state(index, current)})</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

/** Values from the account, for unanswered questions. */
function known({ name, phone, company }: Profile): StepAnswers {
  const entries = Object.entries({ name, phone, company });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

export function Wizard({ profile, progress }: { readonly profile: Profile; readonly progress: Progress }) {
  const steps = onboardingSteps[variantOf(profile.account_type)];
  const wizard = useWizard({ userId: profile.id, steps, progress });
  const { position, isChanging, heading } = wizard;
  const online = useOnline();
  const step = steps[position];
  const isFinished = progress.completedAt !== null;
  const title = step?.title ?? (isFinished ? 'Your answers' : 'Review your answers');

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
            {isChanging ? 'Back without saving' : 'Back'}
          </Button>
        ) : null}
      </div>
      {online ? null : (
        <Notice tone="warning" role="status" title="You are offline">
          <p>Keep typing: your answers stay on this device. Save the step when you are online again.</p>
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
