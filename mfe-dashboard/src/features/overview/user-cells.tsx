import { lazy, Suspense, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { saveFile } from 'shared-ui/save-file';
import { callClock, callDay, callDistance } from '../../lib/call-time.ts';
import { formatInstant, useNow } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { clientAddress } from '../../page-list.ts';
import { Cell } from './parts.tsx';
import { type NextCall, openDocument, type Paper } from './queries.ts';

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-call-dialogs" */ '../../calls/call-dialogs.tsx'));
const MoveCallDialog = lazy(async () => ({ default: (await load()).MoveCallDialog }));
const CancelCallDialog = lazy(async () => ({ default: (await load()).CancelCallDialog }));

const kinds: Readonly<Record<NextCall['kind'], string>> = {
  discovery: 'Discovery call',
  client_review: 'Client review',
  expert_session: 'Expert session',
};

function Booked({ call }: { call: NextCall }) {
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null);
  const now = useNow(30_000);
  const hasBegun = new Date(call.startsAt) <= now;
  return (
    <>
      <p className="font-heading text-xl">
        <time dateTime={call.startsAt}>{callDay(call.startsAt)}</time>
      </p>
      <p>
        {callClock(call.startsAt)}, {callDistance(call.startsAt, now)}.{' '}
        <span className="text-muted">
          {kinds[call.kind]}, <span className="whitespace-nowrap tabular-nums">{call.reference}</span>
        </span>
      </p>
      {hasBegun ? null : (
        <div
          className="mt-auto flex flex-wrap gap-2"
          onPointerEnter={() => void load().catch(() => undefined)}
        >
          <Button variant="secondary" size="sm" onClick={() => setDialog('move')}>
            Move
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setDialog('cancel')}>
            Cancel
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {dialog === 'move' ? <MoveCallDialog call={call} onClose={() => setDialog(null)} /> : null}
        {dialog === 'cancel' ? <CancelCallDialog call={call} onClose={() => setDialog(null)} /> : null}
      </Suspense>
    </>
  );
}

export function NextCallCell({ call }: { call: NextCall | null }) {
  return (
    <Cell id="next-call" title="Next call">
      {call ? (
        <Booked call={call} />
      ) : (
        <>
          <p className="font-heading text-xl">No call is booked</p>
          <p className="text-muted">Thirty minutes on the phone, on a day that suits you.</p>
          <ButtonLink to={paths.book} size="sm" className="mt-auto">
            Book a call
          </ButtonLink>
        </>
      )}
    </Cell>
  );
}

const name =
  'min-w-0 truncate text-left text-primary underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current';

function Document({ paper }: { paper: Paper }) {
  const { act, isBusy } = useAction({
    run: async (client) => {
      const content = await openDocument(client, paper.id);
      saveFile({ name: paper.name, type: content.type, content });
    },
    failed: `${paper.name} was not downloaded.`,
  });
  return (
    <button
      type="button"
      title={paper.name}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void act();
      }}
      className={`${name} cursor-pointer aria-busy:cursor-progress`}
    >
      <span className="sr-only">Download </span>
      {paper.name}
    </button>
  );
}

/** Most recent documents. A projection opens in its client's record. */
export function PapersCell({ papers }: { papers: readonly Paper[] }) {
  return (
    <Cell id="own-papers" title="Papers">
      {papers.length === 0 ? (
        <p className="text-muted">
          No documents yet. Your projections and documents from your coach will appear here.
        </p>
      ) : (
        <ul className="flex w-full flex-col gap-1">
          {papers.map((paper) => (
            <li key={paper.id} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <Icon name={paper.kind === 'document' ? 'file' : 'calculator'} className="size-4 text-muted" />
              {paper.clientId === null ? (
                <Document paper={paper} />
              ) : (
                <Link to={clientAddress(paper.clientId)} title={paper.name} className={name}>
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
