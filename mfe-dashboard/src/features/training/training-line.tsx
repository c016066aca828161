import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { sectionAddress } from '../../lib/training-places.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { catalog } from './catalog.ts';
import { listProgress } from './data/list-progress.ts';
import { continueWords, nextPlace, progressOf } from './progress.ts';

/** Where the reader goes on: the module that is furthest and not complete, else the first that was not begun. */
export function TrainingLine() {
  const { data: rows } = useDataQuery('training-progress', listProgress);
  if (!rows) return <div className="min-h-12" />;
  const all = catalog.map((module) => ({
    module,
    progress: progressOf(
      module,
      rows.find(({ module_id: id }) => id === module.id),
      undefined,
    ),
  }));
  const complete = all.filter(({ progress }) => progress.percent === 100).length;
  const open = all
    .filter(({ progress }) => progress.percent < 100)
    .sort((one, other) => other.progress.percent - one.progress.percent)[0];
  return (
    <section
      aria-label="Training"
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2"
    >
      <Icon name="graduation" className="text-muted" />
      <p className="tabular-nums">
        {complete} of {catalog.length} modules complete
      </p>
      {open ? (
        <TextLink to={sectionAddress(open.module.id, nextPlace(open.module, open.progress))}>
          {open.module.title}: {(continueWords(open.module, open.progress) ?? 'Begin').toLowerCase()}
        </TextLink>
      ) : null}
      <TextLink to={ownPages.training.path} className="ml-auto text-sm">
        All strategies
      </TextLink>
    </section>
  );
}
