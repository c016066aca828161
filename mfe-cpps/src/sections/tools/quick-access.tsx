import { useState } from 'react';
import { formatDay } from 'shared-contract/format';
import { Card } from 'shared-ui/card';
import type { Tool } from '../../content/tools.ts';
import type { ToolLibraryState } from '../../lib/use-tool-library.ts';
import { mostDownloaded, recentlyUpdated } from '../../lib/tool-filter.ts';

interface LineProps {
  readonly tool: Tool;
  readonly note: string;
  readonly library: ToolLibraryState;
}

/** In the narrow column a title may take a second line: each has its room, whichever tool comes to stand there. */
const line = 'border-t border-line py-2 xl:min-h-23';

function QuickLine({ tool, note, library }: LineProps) {
  const [busy, setBusy] = useState(false);
  const file = library.data.files.get(tool.id)?.[0];
  return (
    <li className={line}>
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
const inWords = (count: number): string =>
  count === 1 ? '1 download' : `${count.toLocaleString('en-US')} downloads`;

interface ListProps {
  readonly title: string;
  /** None while they are being read. */
  readonly lines: readonly { readonly tool: Tool; readonly note: string }[];
  readonly library: ToolLibraryState;
}

function QuickList({ title, lines, library }: ListProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <ul>
        {lines.map(({ tool, note }) => (
          <QuickLine key={tool.id} tool={tool} note={note} library={library} />
        ))}
        {Array.from({ length: lines.length === 0 ? SHOWN : 0 }, (_, index) => (
          <li key={index} aria-hidden="true" className={line}>
            <span className="inline-block min-h-6">{'\u00a0'}</span>
            <p className="text-sm">{'\u00a0'}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The room of the lists is there before their lines are: which ones these are is known with files and counts. */
export function QuickAccess({ library }: { library: ToolLibraryState }) {
  const { downloads, files } = library.data;
  const most = downloads.size === 0 ? [] : mostDownloaded(downloads, SHOWN);
  const recent = files.size === 0 ? [] : recentlyUpdated(files, SHOWN);
  return (
    <Card as="section" aria-labelledby="quick-access">
      <h2 id="quick-access" className="text-lg">
        Quick Access
      </h2>
      <QuickList
        title="Most downloaded"
        lines={most.map(({ tool, count }) => ({ tool, note: inWords(count) }))}
        library={library}
      />
      <QuickList
        title="Recently updated"
        lines={recent.map(({ tool, updatedOn }) => ({ tool, note: formatDay(updatedOn) }))}
        library={library}
      />
    </Card>
  );
}
