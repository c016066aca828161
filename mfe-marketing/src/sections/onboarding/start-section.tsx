import { roleLabel, roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase, hasStoredSession } from 'shared-auth/supabase-client';
import { useEffect, useState, type ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { FormPlace } from 'shared-ui/form-block';
import { useHydrated } from 'shared-ui/hooks';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { Spinner } from 'shared-ui/spinner';
import type { OnboardingSection } from '../../content/onboarding/section-types.ts';
import { takeIntake, type TakenIntake } from '../../forms/onboarding/data/take-intake.ts';
import { useIntakeLink } from '../../forms/onboarding/use-intake-link.ts';
import { IntakeNotice, LoadFailure, MemberOnboarding } from '../../forms/onboarding/member-onboarding.tsx';
import { Heading, titleId } from '../common/heading.tsx';

/** Left in the history entry of the sign-in page: the place that sign-in leads back to. */
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
            ? 'Use the email address that our letter came to.'
            : 'A new account opens your dashboard, which leads back here.'}
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

/** Why the link of an intake email does not count for staff, if they followed one. */
function useRejectedIntake(isAsked: boolean): TakenIntake | null {
  const [intake, setIntake] = useState<TakenIntake | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    // Without an answer the page says already whom the form is for.
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

/** As high as the window while a step is loaded: what follows stays below it, and nothing is seen to move. */
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
    return <LoadFailure words={profileError} onRetry={() => void reloadProfile()} />;
  if (user || (hydrated && loading && hasStoredSession())) {
    return (
      <Member>
        <Spinner label="Looking for your answers" />
      </Member>
    );
  }
  return <WayIn section={section} isAsked={isAsked} />;
}

/** The onboarding itself, or the way to it. Its least height keeps the page still while a session is looked for. */
export function StartSection({ section }: { section: Start }) {
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
