import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { CoachesOnly } from '../../components/coaches-only.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { readCertification } from './data/read-certification.ts';
import { stepsOf, type Step } from './steps.ts';

/** A count as a bar; the words beside it say the same. */
function Bar({ done, of }: NonNullable<Step['count']>) {
  return (
    <span aria-hidden="true" className="block h-1.5 max-w-80 overflow-hidden rounded-sm bg-line">
      <span className="block h-full bg-primary" style={{ width: `${String((100 * done) / of)}%` }} />
    </span>
  );
}

function StepRow({ step, isNext }: { readonly step: Step; readonly isNext: boolean }) {
  const { id, title, isReached, standing, count, text, next } = step;
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
        <p className="wrap-anywhere tabular-nums">{standing}</p>
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
          ? `${String(reached)} of ${String(steps.length)} reached. Next: ${next.title}.`
          : 'All of it is reached. Keep the certificate valid, and go on reviewing plans.'}
      </p>
      <ol aria-label="Steps" className="rounded-md border border-line bg-surface">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
    </>
  );
}

/** How far a coach is with the certification, from what is on record, and what comes next. */
export function Component() {
  const { path, title } = ownPages.coachCertification;
  return (
    <CoachesOnly>
      <div className="flex max-w-[48rem] flex-col gap-4">
        <Seo
          title={title}
          description="Cohort, training, stories, reviewed plans and certificate: what is reached, and what comes next."
          path={path}
          noindex
        />
        <TextLink to={ownPages.coach.path} className="self-start print:hidden">
          {ownPages.coach.title}
        </TextLink>
        <PageHead title={title} />
        <Steps />
      </div>
    </CoachesOnly>
  );
}
