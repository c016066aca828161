import { Button } from 'shared-ui/button';
import { PlanSymbol } from 'shared-ui/drawing';
import { Link } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { useChoice } from '../../lib/search-params.ts';
import { moduleAddress } from '../../lib/training.ts';
import { ChoiceFilters } from '../../list/search-field.tsx';
import { EmptyList, FailedQuery } from '../../ui/states.tsx';
import { dashboardPages } from '../../page-list.ts';
import { PageHead, Tiles } from '../../ui/page-parts.tsx';
import { chooseModules } from './model.ts';
import { catalog } from './content/outlines.ts';
import { lessonWords } from './content/words.ts';
import { categories, levels, type ModuleOutline, studyMinutes } from './training-module.ts';
import { ProgressBar, StudyTime, subjectOf, TrainingGate } from './parts.tsx';
import { type Progress, useProgress } from './progress.ts';

/** Number of key topics on the card. */
const TOPICS = 3;

interface ModuleCardProps {
  readonly module: ModuleOutline;
  /** Undefined while it loads or if loading failed. */
  readonly progress: Progress | undefined;
}

function ModuleCard({ module, progress }: ModuleCardProps) {
  const { id, title, description, level, icon, keyTopics } = module;
  const more = keyTopics.length - TOPICS;
  return (
    <li
      data-module={id}
      className="relative flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4 focus-within:border-primary hover:border-primary"
    >
      <div className="flex items-start gap-3">
        <PlanSymbol strategy={icon} className="size-12 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug wrap-anywhere">
            <Link to={moduleAddress(id)} className="after:absolute after:inset-0 hover:text-primary">
              {title}
            </Link>
          </h2>
          <p className="text-sm text-muted">{subjectOf(module)}</p>
        </div>
      </div>
      <p>
        <StudyTime module={module} />, <span className="font-semibold">{level}</span>
      </p>
      <p>{description}</p>
      <ul className="flex flex-wrap gap-1.5 text-sm" aria-label="Key topics">
        {keyTopics.slice(0, TOPICS).map((topic) => (
          <li key={topic} className="rounded-sm border border-line px-2 py-0.5 wrap-anywhere">
            {topic}
          </li>
        ))}
        {more > 0 ? <li className="px-1 py-0.5 text-muted tabular-nums">+{more} more</li> : null}
      </ul>
      {/* Reserves the space until the progress loads. */}
      <div className="mt-auto min-h-5.5">
        {progress ? <ProgressBar percent={progress.percent} label={`Your progress in ${title}`} /> : null}
      </div>
    </li>
  );
}

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const filters = [
  { key: 'category', label: 'Category', all: 'All Modules', offers: named(categories) },
  { key: 'level', label: 'Level', all: 'All Levels', offers: named(levels) },
] as const;

const { path, title } = dashboardPages.training;

const totalMinutes = Object.values(lessonWords).reduce((sum, words) => sum + studyMinutes(words), 0);

/** Values from the specification. */
const stats = [
  { label: 'Core strategies', value: '10' },
  { label: 'Training hours', value: '20+' },
  { label: 'Categories', value: '6' },
  { label: 'Certification', value: 'Elite' },
];

function Modules() {
  const { found, ...filtering } = useChoice(filters, chooseModules);
  const { query, of } = useProgress();
  return (
    <>
      <PageHead title={title} count={catalog.length} />
      <ChoiceFilters
        label="Modules"
        search="Search modules"
        filters={filters}
        {...filtering}
        className="grid-cols-2 max-sm:[&>:first-child]:col-span-2"
      />
      <Tiles label="The curriculum" tiles={stats} />
      <p>
        Reading the ten lessons and answering their questions takes about {(totalMinutes / 60).toFixed(1)}{' '}
        hours. The 20+ hours are planned with the exercises on your own clients. Nine modules belong to layers
        1 to 8 of the program. Cost remediation is outside the layers, and layer 9 has tools but no module.
      </p>
      {query.isLoadingError ? <FailedQuery what="Your progress" query={query} /> : null}
      {found.length === 0 ? (
        <EmptyList title="No strategies found">
          <p>Try other words, or fewer filters.</p>
          <Button variant="secondary" size="sm" onClick={filtering.clear}>
            Show all strategies
          </Button>
        </EmptyList>
      ) : (
        <ul
          aria-label="Strategies"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3"
        >
          {found.map((module) => (
            <ModuleCard key={module.id} module={module} progress={query.data ? of(module) : undefined} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {filtering.isNarrowed ? `${String(found.length)} of ${String(catalog.length)} strategies` : ''}
      </p>
    </>
  );
}

export function Component() {
  return (
    <div className="flex max-w-page flex-col gap-4">
      <Seo
        title={title}
        description="The Wealth Expansion Blueprint curriculum: ten strategies with lessons, examples, and tests."
        path={path}
        noindex
      />
      <TrainingGate>
        <Modules />
      </TrainingGate>
    </div>
  );
}
