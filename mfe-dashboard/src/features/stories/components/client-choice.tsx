import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { findClients } from '../data/story-choices.ts';

interface Props {
  readonly name: string | null;
  readonly isFrozen: boolean;
  readonly onChoose: (id: string, name: string | null) => void;
}

function Search({ onChoose }: Pick<Props, 'onChoose'>) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim(), 150);
  const found = useDataQuery('stories-find-client', (client) => findClients(client, words), { words });
  return (
    <>
      <input
        type="search"
        autoComplete="off"
        aria-label="Search by name or company"
        placeholder="Search by name or company"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-control w-full rounded-md border border-edge bg-surface px-3 text-field placeholder:text-muted"
      />
      {found.isError && !found.data ? <FailedQuery what="Clients" query={found} /> : null}
      <ul aria-label="Clients" className="min-h-64">
        {(found.data ?? []).map(({ id, name, company }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onChoose(id, name)}
              className="flex min-h-11 w-full cursor-pointer items-baseline gap-2 px-2 py-2 text-left hover:bg-ground"
            >
              <span className="min-w-0 truncate">{name}</span>
              <span className="min-w-0 truncate text-sm text-muted">{company}</span>
            </button>
          </li>
        ))}
        {found.data?.length === 0 ? <li className="p-2 text-muted">No client has these words.</li> : null}
      </ul>
    </>
  );
}

/** About which client a story is; readers of a link are not told. */
export function ClientChoice({ name, isFrozen, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (id: string, chosen: string | null) => {
    onChoose(id, chosen);
    setIsOpen(false);
  };
  return (
    <p className="flex min-h-control-sm min-w-0 flex-wrap items-center gap-x-2 text-sm">
      <span className="text-muted">Client:</span>
      <span className="min-w-0 wrap-anywhere">{name ?? 'None'}</span>
      {isFrozen ? null : (
        <Button variant="quiet" size="sm" className="-my-1 px-2 print:hidden" onClick={() => setIsOpen(true)}>
          {name === null ? 'Choose a client' : 'Change'}
        </Button>
      )}
      {isOpen ? (
        <Dialog open mfe="mfe-dashboard" onOpenChange={setIsOpen} title="Which client is it about?">
          <Search onChoose={choose} />
          {name === null ? null : (
            <Button variant="quiet" className="self-start" onClick={() => choose('', null)}>
              No client
            </Button>
          )}
        </Dialog>
      ) : null}
    </p>
  );
}
