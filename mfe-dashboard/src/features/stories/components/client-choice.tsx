import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { ClientLine, clientLineLook, ClientSearch } from '../../../components/for-client/client-search.tsx';

interface Props {
  readonly name: string | null;
  readonly isFrozen: boolean;
  readonly onChoose: (id: string, name: string | null) => void;
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
          <ClientSearch>
            {(client) => (
              <button type="button" className={clientLineLook} onClick={() => choose(client.id, client.name)}>
                <ClientLine client={client} />
              </button>
            )}
          </ClientSearch>
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
