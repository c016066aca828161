import { Button } from 'shared-ui/button';
import { Seo } from 'shared-ui/seo';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { ownPages } from '../../own-pages.ts';
import { catalog } from './catalog.ts';
import { chooseModules } from './choose-modules.ts';
import { ModuleCard } from './components/module-card.tsx';
import { TrainingFilters } from './components/training-filters.tsx';
import { TrainingGate } from './components/training-gate.tsx';
import { useProgress } from './use-progress.ts';
import { useTrainingAddress } from './use-training-address.ts';

const { path, title } = ownPages.training;

/** As the specification names them. */
const stats = [
  { label: 'Core strategies', value: '10' },
  { label: 'Training hours', value: '20+' },
  { label: 'Categories', value: '6' },
  { label: 'Certification', value: 'Elite' },
];

function Modules() {
  const { choice, change, clear, isNarrowed } = useTrainingAddress();
  const { query, of } = useProgress();
  const found = chooseModules(catalog, choice);
  return (
    <>
      <PageHead title={title} count={catalog.length} />
      <TrainingFilters choice={choice} change={change} clear={clear} isNarrowed={isNarrowed} />
      <Tiles label="The curriculum" tiles={stats} />
      {query.isError && query.data === undefined ? <FailedQuery what="Your progress" query={query} /> : null}
      {found.length === 0 ? (
        <EmptyList title="No strategies found">
          <p>Try other words, or fewer filters.</p>
          <Button variant="secondary" size="sm" onClick={clear}>
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
        {isNarrowed ? `${String(found.length)} of ${String(catalog.length)} strategies` : ''}
      </p>
    </>
  );
}

export function Component() {
  return (
    <div className="flex max-w-page flex-col gap-4">
      <Seo
        title={title}
        description="The curriculum of the Wealth Expansion Blueprint: ten strategies with lessons, examples and checks."
        path={path}
        noindex
      />
      <TrainingGate>
        <Modules />
      </TrainingGate>
    </div>
  );
}
