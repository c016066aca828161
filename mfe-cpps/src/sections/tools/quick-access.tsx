import { useState } from 'react';
import { formatDay } from 'shared-contract/format';
import { Card } from 'shared-ui/card';
import { ledBefore, type Tool } from '../../content/tools.ts';
import type { ToolLibraryState } from '../../lib/use-tool-library.ts';
import { mostDownloaded, recentlyUpdated } from '../../lib/tool-filter.ts';

interface LineProps {
  readonly tool: Tool;
  readonly note: string;
  readonly library: ToolLibraryState;
}

function QuickLine({ tool, note, library }: LineProps) {
  const [busy, setBusy] = useState(false);
  const file = library.data.files.get(tool.id)?.[0];
  return (
    <li className="border-t border-line py-2">
      <button
        type="button"
        disabled={busy || !file}
        aria-label={`Download ${tool.title}`}
        onClick={() => {
          if (!file) return;
          setBusy(true);
          void library.download(tool, file).finally(() => setBusy(false));
        }}
        className="min-h-6 cursor-pointer text-start text-primary underline decoration-edge underline-offset-4 hover:decoration-current hover:decoration-2 disabled:cursor-default disabled:no-underline"
      >
        {tool.title}
      </button>
      <p className="text-sm text-muted tabular-nums">{note}</p>
    </li>
  );
}

const SHOWN = 3;
const NO_COUNT_YET = '\u00a0';
const inWords = (count: number): string =>
  count === 1 ? '1 download' : `${count.toLocaleString('en-US')} downloads`;

/** The room of the lists is there before their figures are. */
export function QuickAccess({ library }: { library: ToolLibraryState }) {
  const { downloads } = library.data;
  const most =
    downloads.size > 0
      ? mostDownloaded(downloads, SHOWN).map(({ tool, count }) => ({ tool, note: inWords(count) }))
      : ledBefore.map((tool) => ({ tool, note: NO_COUNT_YET }));
  return (
    <Card as="section" aria-labelledby="quick-access">
      <h2 id="quick-access" className="text-lg">
        Quick Access
      </h2>
      <div className="flex flex-col gap-2">
        <h3 className="font-sans text-base font-semibold">Most downloaded</h3>
        <ul>
          {most.map(({ tool, note }) => (
            <QuickLine key={tool.id} tool={tool} note={note} library={library} />
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-sans text-base font-semibold">Recently updated</h3>
        <ul>
          {recentlyUpdated(library.data.files, SHOWN).map(({ tool, updatedOn }) => (
            <QuickLine key={tool.id} tool={tool} note={formatDay(updatedOn)} library={library} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
