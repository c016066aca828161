import { formatCount, formatDay, formatNumber } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { CoachesOnly, PageHead } from '../../ui/page-parts.tsx';
import { FailedQuery, ListSkeleton } from '../../ui/states.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { moduleIds } from '../../lib/training.ts';
import { dashboardPages } from '../../page-list.ts';
import { type Certification, readCertification } from './queries.ts';

interface Step {
  readonly id: 'cohort' | 'modules' | 'stories' | 'reviews' | 'certificate';
  readonly title: string;
  readonly isReached: boolean;
  /** Short progress label. */
  readonly progress: string;
  /** Progress of a step that can be counted: the current number and the required one. */
  readonly count?: { readonly done: number; readonly of: number };
  readonly text: string;
  readonly next: { readonly words: string; readonly to: string };
}

/** Reviewed plans required for Silver. Must match the levels in the resource library. */
const SILVER_PLANS = 25;

function cohortStep({ application, cohort }: Certification): Step {
  const text = `A seat in a cohort of ${programme.seatsPerCohort}, ${programme.weeks} weeks of live sessions. An application comes first.`;
  const step = { id: 'cohort', title: 'Cohort', text } as const;
  if (cohort)
    return {
      ...step,
      isReached: true,
      progress:
        cohort.status === 'finished'
          ? `${cohort.name}, finished ${formatDay(cohort.endsOn)}`
          : `Your seat: ${cohort.name}, from ${formatDay(cohort.startsOn)}`,
      next: { words: 'See the curriculum', to: paths.cppsCurriculum },
    };
  if (application && application.status !== 'rejected' && application.status !== 'withdrawn')
    return {
      ...step,
      isReached: false,
      progress: application.isWaiting
        ? `On the waiting list, ${application.reference}`
        : `Application ${application.reference}, no seat yet`,
      next: { words: 'Check its status', to: paths.cppsApplicationOf(application.reference) },
    };
  return {
    ...step,
    isReached: false,
    progress: 'No application is under way',
    next: { words: 'Apply', to: paths.cppsApply },
  };
}

function modulesStep({ modules }: Certification): Step {
  const done = modules.filter(({ percent }) => percent === 100).length;
  const begun = modules.length - done;
  return {
    id: 'modules',
    title: 'Training modules',
    isReached: done >= moduleIds.length,
    progress: `${done} of ${moduleIds.length} complete${begun > 0 ? `, ${begun} begun` : ''}`,
    count: { done, of: moduleIds.length },
    text: 'Ten modules, one for each strategy. A module is complete when its sections are read and its check is passed.',
    next: { words: modules.length > 0 ? 'Go on' : 'Begin', to: dashboardPages.training.path },
  };
}

function storiesStep({ stories: { created, published } }: Certification): Step {
  return {
    id: 'stories',
    title: 'Stories',
    isReached: published > 0,
    progress:
      created === 0
        ? 'No story yet'
        : `${formatCount(published, 'published', 'published')}, of ${formatCount(created, 'story', 'stories')}`,
    text: 'Your own stories and your clients’. A published story shows that you can explain a plan from start to finish.',
    next: { words: 'Go to the stories', to: dashboardPages.stories.path },
  };
}

function reviewsStep({ reviews: { held, booked }, level }: Certification): Step {
  return {
    id: 'reviews',
    title: 'Plans reviewed',
    isReached: held >= SILVER_PLANS,
    progress: `${formatCount(held, 'review', 'reviews')} held${booked > 0 ? `, ${formatNumber(booked)} booked` : ''}`,
    count: { done: Math.min(held, SILVER_PLANS), of: SILVER_PLANS },
    text: `Reviews of plans with your clients that took place. ${SILVER_PLANS} lead from Bronze to Silver; an administrator records the level.${level === 'All' ? '' : ` Your level is ${level}.`}`,
    next: { words: 'Schedule a review', to: dashboardPages.review.path },
  };
}

function certificateStep({ certificate }: Certification): Step {
  const labels = {
    valid: (day: string) => `Valid until ${day}`,
    expired: (day: string) => `Expired on ${day}`,
    revoked: () => 'Revoked',
  } as const;
  return {
    id: 'certificate',
    title: 'Certificate',
    isReached: certificate?.status === 'valid',
    progress: certificate ? labels[certificate.status](formatDay(certificate.expiresOn)) : 'Not issued yet',
    text: `The ${programme.abbreviation} certificate is issued when a cohort is completed, and is valid for ${programme.certificateYears} years.`,
    next: {
      words: certificate ? 'See the certificate' : 'How it is issued',
      to: dashboardPages.certificate.path,
    },
  };
}

/** In the order of the certification. */
const stepsOf = (certification: Certification): readonly Step[] =>
  [cohortStep, modulesStep, storiesStep, reviewsStep, certificateStep].map((step) => step(certification));

/** Hidden from assistive technology, because the text next to the bar has the same numbers. */
function Bar({ done, of }: NonNullable<Step['count']>) {
  return (
    <span aria-hidden="true" className="block h-1.5 max-w-80 overflow-hidden rounded-sm bg-line">
      <span className="block h-full bg-primary" style={{ width: `${String((100 * done) / of)}%` }} />
    </span>
  );
}

function StepRow({ step, isNext }: { readonly step: Step; readonly isNext: boolean }) {
  const { id, title, isReached, progress, count, text, next } = step;
  return (
    <li
      data-step={id}
      aria-current={isNext ? 'step' : undefined}
      className="flex gap-3 border-b border-line p-4 last:border-b-0 print:break-inside-avoid"
    >
      <span
        aria-hidden="true"
        className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border ${isReached ? 'border-primary bg-primary text-on-primary' : 'border-edge'}`}
      >
        {isReached ? <Icon name="check" className="size-4" /> : null}
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-semibold">
          {title}
          {isReached ? (
            <VisuallyHidden>, reached</VisuallyHidden>
          ) : isNext ? (
            <Badge>Next</Badge>
          ) : (
            <VisuallyHidden>, open</VisuallyHidden>
          )}
        </h2>
        <p className="wrap-anywhere tabular-nums">{progress}</p>
        {count ? <Bar {...count} /> : null}
        <p className="max-w-measure text-sm text-muted">{text}</p>
        {isNext ? (
          <ButtonLink to={next.to} size="sm" className="mt-1 self-start print:hidden">
            {next.words}
          </ButtonLink>
        ) : (
          <TextLink to={next.to} className="self-start print:hidden">
            {next.words}
          </TextLink>
        )}
      </div>
    </li>
  );
}

function Steps() {
  const query = useDataQuery('own-certification', readCertification, undefined, { staleMs: 0 });
  if (query.isError && !query.data) return <FailedQuery what="Your progress" query={query} />;
  if (!query.data) return <ListSkeleton label="Loading your progress" />;
  const steps = stepsOf(query.data);
  const reached = steps.filter(({ isReached }) => isReached).length;
  const next = steps.find(({ isReached }) => !isReached);
  return (
    <>
      <p className="text-muted">
        {next
          ? `${reached} of ${steps.length} reached. Next: ${next.title}.`
          : 'You’ve completed every step. Keep the certificate valid, and keep reviewing plans.'}
      </p>
      <ol aria-label="Steps" className="rounded-md border border-line bg-surface">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
    </>
  );
}

export function Component() {
  const { path, title } = dashboardPages.coachCertification;
  return (
    <CoachesOnly>
      <div className="flex max-w-[48rem] flex-col gap-4">
        <Seo
          title={title}
          description="Your cohort, training, stories, reviewed plans, and certificate: what you’ve completed and what comes next."
          path={path}
          noindex
        />
        <TextLink to={dashboardPages.coach.path} className="self-start print:hidden">
          {dashboardPages.coach.title}
        </TextLink>
        <PageHead title={title} />
        <Steps />
      </div>
    </CoachesOnly>
  );
}
