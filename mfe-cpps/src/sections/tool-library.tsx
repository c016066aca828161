import { formatCount, formatDay } from 'shared-contract/format';
import { Card } from 'shared-ui/card';
import { useSearchParams } from 'shared-ui/router';
import { type Tool, toolCategories, tools } from '../content/tools.ts';
import { type ToolLibraryState, updatedOn, useDownload } from './tool-access.tsx';
import { ToolCard } from './tool-card.tsx';

/** All tools and the four categories. */
const filters = [{ id: null, label: 'All Tools' }, ...toolCategories] as const;

type ToolFilter = (typeof filters)[number]['id'];

const filterTools = (filter: ToolFilter): readonly Tool[] =>
  tools.filter(({ category }) => filter === null || category === filter);

interface LineProps {
  readonly tool: Tool;
  readonly note: string;
  readonly library: ToolLibraryState;
}

/** In the narrow column, a title can wrap, so each line reserves space for two. */
const line = 'border-t border-line py-2 xl:min-h-23';

function QuickLine({ tool, note, library }: LineProps) {
  const { busy, file, download } = useDownload(tool, library);
  return (
    <li className={line}>
      <button
        type="button"
        disabled={busy || !file}
        aria-label={`Download ${tool.title}`}
        onClick={download}
        className="min-h-6 cursor-pointer text-start text-primary underline decoration-edge underline-offset-4 hover:decoration-current hover:decoration-2 disabled:cursor-default disabled:no-underline"
      >
        {tool.title}
      </button>
      <p className="text-sm text-muted tabular-nums">{note}</p>
    </li>
  );
}

const SHOWN = 3;

interface ListProps {
  readonly title: string;
  readonly lines: readonly { readonly tool: Tool; readonly note: string }[];
  readonly isLoaded: boolean;
  readonly library: ToolLibraryState;
}

function QuickList({ title, lines, isLoaded, library }: ListProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <ul>
        {lines.slice(0, SHOWN).map(({ tool, note }, index) =>
          isLoaded ? (
            <QuickLine key={tool.id} tool={tool} note={note} library={library} />
          ) : (
            <li key={index} aria-hidden="true" className={line}>
              <span className="inline-block min-h-6">{'\u00a0'}</span>
              <p className="text-sm">{'\u00a0'}</p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** Reserves the space of the lists, whose content depends on files and counts. */
export function QuickAccess({ library }: { library: ToolLibraryState }) {
  const { downloads, files } = library.data;
  const most = tools
    .map((tool) => ({ tool, count: downloads.get(tool.id) ?? 0 }))
    .toSorted((a, b) => b.count - a.count);
  const recent = tools
    .map((tool) => ({ tool, day: updatedOn(tool, library) }))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  return (
    <Card as="section" aria-labelledby="quick-access">
      <h2 id="quick-access" className="text-lg">
        Quick Access
      </h2>
      <QuickList
        title="Most downloaded"
        lines={most.map(({ tool, count }) => ({ tool, note: formatCount(count, 'download', 'downloads') }))}
        isLoaded={downloads.size > 0}
        library={library}
      />
      <QuickList
        title="Recently updated"
        lines={recent.map(({ tool, day }) => ({ tool, note: formatDay(day) }))}
        isLoaded={files.size > 0}
        library={library}
      />
    </Card>
  );
}

const PARAMETER = 'category';

interface Props {
  readonly library: ToolLibraryState;
  readonly mayReplace: boolean;
}

export function ToolLibrary({ library, mayReplace }: Props) {
  const [search, setSearch] = useSearchParams();
  const filter = filters.find(({ id }) => id === search.get(PARAMETER))?.id ?? null;
  const shown = filterTools(filter);
  const choose = (next: ToolFilter) => {
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === null) changed.delete(PARAMETER);
        else changed.set(PARAMETER, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <section aria-labelledby="tool-library" className="xl:col-span-3">
      <h2 id="tool-library" className="sr-only">
        Tools
      </h2>
      <div role="group" aria-label="Filter by category" className="flex flex-wrap gap-2">
        {filters.map(({ id, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={id === filter}
            onClick={() => choose(id)}
            className="min-h-11 cursor-pointer rounded-md border border-edge bg-surface px-4 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {label} <span className="tabular-nums">({filterTools(id).length})</span>
          </button>
        ))}
      </div>
      <p role="status" className="mt-3 text-sm text-muted">
        {formatCount(shown.length, 'tool', 'tools')}
      </p>
      <ul className="mt-3 grid gap-4 md:grid-cols-2">
        {shown.map((tool) => (
          <ToolCard key={tool.id} tool={tool} library={library} mayReplace={mayReplace} />
        ))}
      </ul>
    </section>
  );
}
