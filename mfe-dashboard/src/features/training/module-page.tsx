import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { allResources, isFilm } from 'shared-contract/resources/resources';
import { toolPlaces } from 'shared-contract/tool-places';
import { Button, ButtonLink } from 'shared-ui/button';
import { PlanSymbol } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { useParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { sectionAddress } from '../../lib/training.ts';
import { dashboardPages } from '../../page-list.ts';
import { FailedQuery } from '../../ui/states.tsx';
import { moduleOf } from './model.ts';
import type { ModuleOutline } from './training-module.ts';
import { ProgressBar, StudyTime, subjectOf, TrainingGate, UnknownModule } from './parts.tsx';
import { CHECK, continueLabel, nextStep, PASSED, type Progress, useProgress } from './progress.ts';

const narrowed = (path: string, narrowing: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(narrowing).toString()}`;

/**
 * Links to the module's files, each in a list that is filtered to it. Only coaches and administrators have the tools
 * page.
 */
function filesOf({ resources }: ModuleOutline, hasTools: boolean) {
  const library = allResources.filter(({ id }) => resources.library.includes(id));
  return [
    ...(hasTools ? resources.tools : []).map((id) => {
      const { title, category } = toolPlaces[id];
      return { title, to: narrowed(paths.dashboard.tools, { category }), where: `CPPS tools, ${category}` };
    }),
    ...library.map(({ id, title, type }) => ({
      title,
      to: narrowed(dashboardPages.resources.path, isFilm(type) ? { watch: id } : { q: title }),
      where: `Resources, ${type}`,
    })),
  ];
}

/** The button above moves focus to the heading. */
function ModuleFiles({ module, headingId }: { module: ModuleOutline; headingId: string }) {
  const { profile } = useSession();
  const files = filesOf(module, hasRole(profile, 'coach', 'admin'));
  return (
    <section aria-labelledby={headingId} className="rounded-md border border-line bg-surface p-4">
      <h2 id={headingId} tabIndex={-1} className="text-lg">
        CPPS resources of this module
      </h2>
      {files.length === 0 ? (
        <p className="mt-2">
          This module has no files. <TextLink to={dashboardPages.resources.path}>See all resources</TextLink>
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {files.map(({ to, title, where }) => (
            <li key={to + title} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5">
              <Icon name="download" className="size-4 text-muted" />
              <TextLink to={to}>{title}</TextLink>
              <span className="text-sm text-muted">{where}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Props {
  readonly module: ModuleOutline;
  readonly progress: Progress | undefined;
}

function Row({ to, title, note, isDone }: { to: string; title: string; note?: string; isDone: boolean }) {
  return (
    <li className="grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2 py-1.5">
      {isDone ? (
        <Icon name="check" label="Done" className="size-4 text-success" />
      ) : (
        <span aria-hidden="true" className="size-2.5 rounded-full border border-edge" />
      )}
      <TextLink to={to} className="wrap-anywhere">
        {title}
      </TextLink>
      <span className="text-sm text-muted tabular-nums">{note}</span>
    </li>
  );
}

function ModuleSections({ module, progress }: Props) {
  const { id, sections } = module;
  const score = progress?.score ?? null;
  return (
    <section aria-labelledby="sections" className="rounded-md border border-line bg-surface p-4">
      <h2 id="sections" className="text-lg">
        Sections
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {sections.map((section, index) => (
          <Row
            key={section.id}
            to={sectionAddress(id, section.id)}
            title={section.title}
            isDone={progress?.isRead(index + 1) === true}
          />
        ))}
        <Row
          to={sectionAddress(id, CHECK)}
          title="Check: five questions"
          note={score === null ? '' : `best ${String(score)} of 100`}
          isDone={score !== null && score >= PASSED}
        />
      </ol>
    </section>
  );
}

const FILES = 'module-files';

const bookingAddress = (title: string): string =>
  `${paths.book}?${new URLSearchParams({ topic: `Expert session: ${title}` }).toString()}`;

interface ActionsProps {
  readonly module: ModuleOutline;
  readonly progress: Progress;
  readonly isKnown: boolean;
}

function Actions({ module, progress, isKnown }: ActionsProps) {
  const toFiles = () => {
    const heading = document.getElementById(FILES);
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 print:hidden">
      <div className="flex flex-col gap-1 max-sm:w-full">
        <ButtonLink to={sectionAddress(module.id, nextStep(module, progress))} aria-describedby="continue-at">
          Start Strategy Training
        </ButtonLink>
        {/* Reserves the line until the progress loads. */}
        <p id="continue-at" className="min-h-5 text-center text-sm text-muted">
          {isKnown ? continueLabel(module, progress) : null}
        </p>
      </div>
      <Button variant="secondary" onClick={toFiles} className="max-sm:w-full">
        Download CPPS Resources
      </Button>
      <ButtonLink variant="secondary" to={bookingAddress(module.title)} className="max-sm:w-full">
        Schedule Expert Session
      </ButtonLink>
    </div>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-copper">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Module({ module }: { module: ModuleOutline }) {
  const { query, of } = useProgress();
  const progress = query.data ? of(module) : undefined;
  const { title, description, level, icon } = module;
  return (
    <>
      <TextLink to={dashboardPages.training.path} className="self-start">
        All strategies
      </TextLink>
      <header className="flex items-start gap-4">
        <PlanSymbol strategy={icon} className="size-16 shrink-0 max-sm:hidden" />
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-xl leading-tight wrap-anywhere">{title}</h1>
          <p>
            <StudyTime module={module} />
          </p>
          <p className="text-sm text-muted">
            {subjectOf(module)}, <span className="font-semibold">{level}</span>
          </p>
          <p className="max-w-measure">{description}</p>
        </div>
      </header>
      <Actions module={module} progress={of(module)} isKnown={progress !== undefined} />
      <div className="min-h-5.5 max-w-measure">
        {progress ? <ProgressBar percent={progress.percent} label="Your progress in this module" /> : null}
      </div>
      {query.isLoadingError ? <FailedQuery what="Your progress" query={query} /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <List title="Learning objectives" items={module.learningObjectives} />
        <List title="Key topics" items={module.keyTopics} />
        <ModuleSections module={module} progress={progress} />
        <ModuleFiles module={module} headingId={FILES} />
      </div>
    </>
  );
}

export function Component() {
  const { id } = useParams();
  const module = moduleOf(id);
  return (
    <div className="flex max-w-page flex-col gap-4">
      <Seo
        title={module?.title ?? dashboardPages.training.title}
        description="A training module: its objectives, sections, files, and expert session."
        noindex
      />
      <TrainingGate>{module ? <Module key={module.id} module={module} /> : <UnknownModule />}</TrainingGate>
    </div>
  );
}
