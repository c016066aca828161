import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { formatInstant } from '../../../lib/format.ts';
import { openDocument } from '../data/open-document.ts';
import type { Paper } from '../data/read-user-overview.ts';
import { clientPlace } from '../places.ts';
import { Cell } from './panel.tsx';

const name =
  'min-w-0 truncate text-left text-primary underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current';

function Document({ paper }: { paper: Paper }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const content = await openDocument(await getSupabase(), paper.id);
      saveFile({ name: paper.name, type: content.type, content });
    } catch (error) {
      notify.error(dataMessage(error, { what: `${paper.name} was not downloaded.` }));
    }
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      title={paper.name}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void save();
      }}
      className={`${name} cursor-pointer aria-busy:cursor-progress`}
    >
      <span className="sr-only">Download </span>
      {paper.name}
    </button>
  );
}

/** The newest papers: projections, which lie with their client, and documents. */
export function PapersCell({ papers }: { papers: readonly Paper[] }) {
  return (
    <Cell id="own-papers" title="Papers">
      {papers.length === 0 ? (
        <p className="text-muted">
          No papers yet. Projections that your coach makes for you, and documents for you, are kept here.
        </p>
      ) : (
        <ul className="flex w-full flex-col gap-1">
          {papers.map((paper) => (
            <li key={paper.id} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <Icon name={paper.kind === 'document' ? 'file' : 'calculator'} className="size-4 text-muted" />
              {paper.clientId === null ? (
                <Document paper={paper} />
              ) : (
                <Link to={clientPlace(paper.clientId)} title={paper.name} className={name}>
                  {paper.name}
                </Link>
              )}
              <time dateTime={paper.at} className="ml-auto shrink-0 text-sm text-muted tabular-nums">
                {formatInstant(paper.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Cell>
  );
}
