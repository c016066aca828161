import { useParams } from 'shared-ui/router';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { PlanSymbol } from 'shared-ui/drawing';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { FailedQuery } from '../../components/failed-query.tsx';
import { sectionAddress } from '../../lib/training-addresses.ts';
import { ownPages } from '../../own-pages.ts';
import { moduleOf } from './catalog.ts';
import { ModuleFiles } from './components/module-files.tsx';
import { ModuleSections } from './components/module-sections.tsx';
import { ProgressBar } from './components/progress-bar.tsx';
import { TrainingGate } from './components/training-gate.tsx';
import { UnknownModule } from './components/unknown-module.tsx';
import type { ModuleOutline } from './module-types.ts';
import { continueWords, nextPlace, type Progress } from './progress.ts';
import { useProgress } from './use-progress.ts';

const FILES = 'module-files';

const bookingAddress = (title: string): string =>
  `${paths.book}?${new URLSearchParams({ topic: `Expert session: ${title}` }).toString()}`;

interface ActionsProps {
  readonly module: ModuleOutline;
  readonly progress: Progress;
  readonly isKnown: boolean;
}

function Actions({ module, progress, isKnown }: ActionsProps) {
  const words = isKnown ? continueWords(module, progress) : null;
  const toFiles = () => {
    const heading = document.getElementById(FILES);
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 print:hidden">
      <div className="flex flex-col gap-1 max-sm:w-full">
        <ButtonLink
          to={sectionAddress(module.id, nextPlace(module, progress))}
          aria-describedby="continue-at"
        >
          Start Strategy Training
        </ButtonLink>
        {/* Its line is kept until it is known. */}
        <p id="continue-at" className="min-h-5 text-center text-sm text-muted">
          {words}
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
  const { title, description, duration, level, category, icon } = module;
  return (
    <>
      <TextLink to={ownPages.training.path} className="self-start">
        All strategies
      </TextLink>
      <header className="flex items-start gap-4">
        <PlanSymbol strategy={icon} className="size-16 shrink-0 max-sm:hidden" />
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-xl leading-tight wrap-anywhere">{title}</h1>
          <p className="text-sm text-muted tabular-nums">
            {category}, {duration}, <span className="font-semibold">{level}</span>
          </p>
          <p className="max-w-measure">{description}</p>
        </div>
      </header>
      <Actions module={module} progress={of(module)} isKnown={progress !== undefined} />
      <div className="min-h-5.5 max-w-measure">
        {progress ? <ProgressBar percent={progress.percent} label="Your progress in this module" /> : null}
      </div>
      {query.isError && query.data === undefined ? <FailedQuery what="Your progress" query={query} /> : null}
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
        title={module?.title ?? ownPages.training.title}
        description="A module of the training: what it teaches, its sections, its files and an expert session."
        noindex
      />
      <TrainingGate>{module ? <Module key={module.id} module={module} /> : <UnknownModule />}</TrainingGate>
    </div>
  );
}
