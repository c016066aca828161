import { useState } from 'react';
import { clientStatuses } from 'shared-contract/lists/clients';
import type { ClientStatus } from '../../../lib/client-status.ts';
import type { FullClient } from '../data/read-client.ts';
import { useStatusChange } from '../use-client-change.ts';

/** The status of a client, changed by choosing another. */
export function ClientStatusSelect({ client }: { client: FullClient }) {
  const change = useStatusChange();
  const [chosen, setChosen] = useState<ClientStatus>();
  // Not disabled meanwhile: focus would leave it.
  const choose = async (status: ClientStatus) => {
    if (chosen !== undefined) return;
    setChosen(status);
    await change(client, status);
    setChosen(undefined);
  };
  return (
    <label className="flex items-center gap-2">
      <span className="text-sm text-muted">Status</span>
      <select
        value={chosen ?? client.status}
        aria-busy={chosen !== undefined}
        onChange={({ target }) => void choose(target.value as ClientStatus)}
        className="min-h-control rounded-md border border-edge bg-surface px-2 text-field"
      >
        {clientStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    </label>
  );
}
