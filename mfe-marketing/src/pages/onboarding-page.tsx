import { type ReactNode, useEffect, useState } from 'react';
import { roleLabel, roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase, hasStoredSession } from 'shared-auth/supabase-client';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { FormPlace } from 'shared-ui/form-block';
import { useHydrated } from 'shared-ui/hooks';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { Spinner } from 'shared-ui/spinner';
import { questionsNode } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { minutesOf, onboardingSteps } from '../content/onboarding-definition.ts';
import { head, onboardingRest, type OnboardingSection, onboardingTop, start } from '../content/onboarding.ts';
import { IntakeNotice, MemberOnboarding, OnboardingFailure } from '../forms/onboarding/form.tsx';
import { takeIntake, type TakenIntake, useIntakeLink } from '../forms/onboarding/intake.ts';
import { PageContent, questionsIn } from '../page.tsx';
import { Heading, TitledSection, titleId } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

function Step({ step, number }: { step: OnboardingStep; number: number }) {
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-1 border-b border-line py-4">
      <span aria-hidden="true" className="font-heading text-lg leading-tight text-copper tabular-nums">
        {number}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="text-lg">{step.title}</h4>
        <p className="text-sm text-muted tabular-nums">{step.minutes} minutes</p>
      </div>
      <p className="col-start-2 text-muted">{step.summary}</p>
      {step.atHand ? (
        <ul className="col-start-2 mt-1 grid gap-1 text-sm">
          {step.atHand.map((paper) => (
            <li key={paper} className="flex gap-2">
              <Icon name="file" className="size-4 translate-y-0.5 text-copper" />
              {paper}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function OutlineSection({ section }: { section: OnboardingSection<'outline'> }) {
  return (
    <TitledSection of={section} tone={section.tone}>
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        {section.lists.map(({ variant, title }) => {
          const steps = onboardingSteps[variant];
          return (
            <div key={variant} className="grid content-start gap-4 lg:col-span-7 lg:last:col-span-5">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
                {title}
                <span className="font-sans text-sm font-normal text-muted tabular-nums">
                  {steps.length} steps, about {minutesOf(steps)} minutes
                </span>
              </h3>
              <ol className="border-t border-edge">
                {steps.map((step, index) => (
                  <Step key={step.id} step={step} number={index + 1} />
                ))}
              </ol>
              {variant === 'owner' ? (
                <p>
                  <TextLink to={`${paths.clientApplication}#sample`}>{section.sampleLabel}</TextLink>
                </p>
              ) : null}
            </div>
          );
        })}
      </div>
    </TitledSection>
  );
}

/** History state for the sign-in page: the address to return to. */
const comeBack = { state: { from: `${paths.onboarding}#start` } };

type Start = OnboardingSection<'start'>;

function WayIn({ section, isAsked }: { section: Start; isAsked: boolean }) {
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
      <div className="grid content-start gap-8 lg:col-span-6">
        <Heading of={section} />
        <div className="flex flex-wrap gap-4 print:hidden">
          <ButtonLink to={paths.login} className="max-sm:w-full" {...comeBack}>
            Sign in
          </ButtonLink>
          <ButtonLink to={paths.register} variant="secondary" className="max-sm:w-full" {...comeBack}>
            Create an account
          </ButtonLink>
        </div>
        <p className={isAsked ? 'font-semibold' : 'text-sm text-muted'}>
          {isAsked
            ? 'Use the address that received our email.'
            : 'A new account opens your dashboard. From there you come back here.'}
        </p>
      </div>
      <ul className="border-t border-edge lg:col-span-6">
        {section.points.map((point) => (
          <li key={point} className="flex gap-4 border-b border-line py-4 md:text-lg">
            <Icon name="check" className="mt-1 text-copper" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns why an intake link can't be used, if a staff member opened one. */
function useRejectedIntake(isAsked: boolean): TakenIntake | null {
  const [intake, setIntake] = useState<TakenIntake | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    // If the request fails, the page still states who the form is for.
    getSupabase()
      .then(takeIntake)
      .then(setIntake, () => undefined);
  }, [isAsked]);
  return intake;
}

function Staff({ section, profile, isAsked }: { section: Start; profile: Profile; isAsked: boolean }) {
  const { title, lead, action } = section.staff;
  const intake = useRejectedIntake(isAsked);
  return (
    <div className="grid max-w-measure content-start gap-8">
      <Heading of={{ ...section, title, lead }} />
      <p className="wrap-anywhere">
        You are signed in as {profile.email}. Your role is {roleLabel(roleOf(profile))}.
      </p>
      {intake === null ? null : <IntakeNotice intake={intake} />}
      <ButtonLink to={paths.dashboard.index} className="justify-self-start max-sm:w-full print:hidden">
        {action}
      </ButtonLink>
    </div>
  );
}

/** As tall as the window, so that content below doesn't move in view while a step loads. */
const Member = ({ children }: { children: ReactNode }) => (
  <div className="min-h-svh print:min-h-0">{children}</div>
);

function Start({ section }: { section: Start }) {
  const { user, profile, loading, profileError, reloadProfile } = useSession();
  const hydrated = useHydrated();
  const { isArriving, isAsked } = useIntakeLink();
  if (user && profile && roleOf(profile) !== 'user')
    return <Staff section={section} profile={profile} isAsked={isAsked && !isArriving} />;
  if (user && profile && !isArriving) {
    return (
      <Member>
        <MemberOnboarding key={user.id} profile={profile} />
      </Member>
    );
  }
  if (user && profileError !== null)
    return <OnboardingFailure words={profileError} onRetry={() => void reloadProfile()} />;
  if (user || (hydrated && loading && hasStoredSession())) {
    return (
      <Member>
        <Spinner label="Loading your answers" />
      </Member>
    );
  }
  return <WayIn section={section} isAsked={isAsked} />;
}

/** Has a minimum height, so that nothing moves while the session loads. */
function StartSection({ section }: { section: Start }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)} className="min-h-120 pt-6 md:pt-8">
      <FormPlace
        form="onboarding"
        height={3579}
        label="Onboarding form"
        heading={<Heading of={{ ...section, ...section.provided }} className="mb-8" />}
      >
        <Start section={section} />
      </FormPlace>
    </Section>
  );
}

export function Component() {
  return (
    <PageContent {...head} nodes={[questionsNode(head.path, questionsIn(onboardingRest))]}>
      <SectionList sections={onboardingTop} views={{}} />
      <StartSection section={start} />
      <SectionList sections={onboardingRest} views={{ outline: OutlineSection }} />
    </PageContent>
  );
}
