import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { moduleAddress } from '../../../lib/training-addresses.ts';
import { ownPages } from '../../../own-pages.ts';
import { moduleIds, moduleTitles } from '../../../lib/training-modules.ts';
import type { Training } from '../data/read-user-overview.ts';

/** Where the reader goes on: the module that is furthest and not complete, else the first that was not begun. */
export function TrainingLine({ training }: { readonly training: NonNullable<Training> }) {
  const all = moduleIds.map((id) => ({
    id,
    percent: training.find(({ moduleId }) => moduleId === id)?.percent ?? 0,
  }));
  const complete = all.filter(({ percent }) => percent === 100).length;
  const next = all
    .filter(({ percent }) => percent < 100)
    .sort((one, other) => other.percent - one.percent)[0];
  return (
    <section
      aria-label="Training"
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2"
    >
      <Icon name="graduation" className="text-muted" />
      <p className="tabular-nums">
        {complete} of {all.length} modules complete
      </p>
      {next ? (
        <TextLink to={moduleAddress(next.id)}>
          {moduleTitles[next.id]}: {next.percent === 0 ? 'begin' : `go on from ${next.percent}%`}
        </TextLink>
      ) : null}
      <TextLink to={ownPages.training.path} className="ml-auto text-sm">
        All strategies
      </TextLink>
    </section>
  );
}
