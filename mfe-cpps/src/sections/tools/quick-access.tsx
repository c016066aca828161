import { formatDay } from 'shared-contract/format';
import { Card } from 'shared-ui/card';
import { mostDownloaded, tools } from '../../content/tools.ts';
import type { ToolId } from '../../content/tools.ts';
import { recentlyUpdated } from '../../lib/tool-filter.ts';
import { useToolDownload } from './use-tool-download.ts';

function QuickLine({ id, title, note }: { id: ToolId; title: string; note: string }) {
  const { busy, download } = useToolDownload(id);
  return (
    <li className="border-t border-line py-2">
      <button
        type="button"
        disabled={busy}
        aria-label={`Download ${title}`}
        onClick={() => void download()}
        className="cursor-pointer text-start text-primary underline decoration-edge underline-offset-4 hover:decoration-current hover:decoration-2"
      >
        {title}
      </button>
      <p className="text-sm text-muted tabular-nums">{note}</p>
    </li>
  );
}

export function QuickAccess() {
  return (
    <Card as="section" aria-labelledby="quick-access">
      <h2 id="quick-access" className="text-lg">
        Quick Access
      </h2>
      <div className="flex flex-col gap-2">
        <h3 className="font-sans text-base font-semibold">Most downloaded</h3>
        <ul>
          {mostDownloaded.map(({ id, downloads }) => (
            <QuickLine
              key={id}
              id={id}
              title={tools.find((tool) => tool.id === id)?.title ?? id}
              note={`${downloads} downloads`}
            />
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-sans text-base font-semibold">Recently updated</h3>
        <ul>
          {recentlyUpdated(3).map((tool) => (
            <QuickLine key={tool.id} id={tool.id} title={tool.title} note={formatDay(tool.lastUpdated)} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
