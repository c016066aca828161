import { useSearchParams } from 'shared-ui/router';
import { filterChoices, filterTools, parseToolFilter } from '../../lib/tool-filter.ts';
import type { ToolFilter } from '../../lib/tool-filter.ts';
import type { ToolLibraryState } from '../../lib/use-tool-library.ts';
import { ToolCard } from './tool-card.tsx';

const PARAMETER = 'category';

interface Props {
  readonly library: ToolLibraryState;
  readonly mayReplace: boolean;
  readonly className?: string;
}

export function ToolLibrary({ library, mayReplace, className }: Props) {
  const [search, setSearch] = useSearchParams();
  const filter = parseToolFilter(search.get(PARAMETER));
  const shown = filterTools(filter);
  const choose = (next: ToolFilter) => {
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'all') changed.delete(PARAMETER);
        else changed.set(PARAMETER, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <section aria-labelledby="tool-library" className={className}>
      <h2 id="tool-library" className="sr-only">
        Tools
      </h2>
      <div role="group" aria-label="Filter by category" className="flex flex-wrap gap-2">
        {filterChoices.map(({ id, label, count }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === filter}
            onClick={() => choose(id)}
            className="min-h-11 cursor-pointer rounded-md border border-edge bg-surface px-4 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {label} <span className="tabular-nums">({count})</span>
          </button>
        ))}
      </div>
      <p role="status" className="mt-3 text-sm text-muted">
        {shown.length === 1 ? '1 tool' : `${shown.length} tools`}
      </p>
      <ul className="mt-3 grid gap-4 md:grid-cols-2">
        {shown.map((tool) => (
          <ToolCard key={tool.id} tool={tool} library={library} mayReplace={mayReplace} />
        ))}
      </ul>
    </section>
  );
}
