import { useState } from 'react';
import type { HostNames } from '../call-words.ts';
import type { Call } from '../data/list-calls.ts';
import { useCallHost } from '../use-call-change.ts';

interface Props {
  readonly call: Pick<Call, 'id' | 'version' | 'host_id'>;
  readonly hosts: HostNames;
}

/** Who holds a call, changed by choosing another. */
export function HostSelect({ call, hosts }: Props) {
  const change = useCallHost(hosts);
  const [chosen, setChosen] = useState<string>();
  // Not disabled meanwhile: focus would leave it.
  const choose = async (id: string) => {
    if (chosen !== undefined) return;
    setChosen(id);
    await change(call, id === '' ? null : id);
    setChosen(undefined);
  };
  return (
    <label className="flex min-w-0 items-center gap-2">
      <span className="text-sm text-muted">Host</span>
      <select
        value={chosen ?? call.host_id ?? ''}
        aria-busy={chosen !== undefined}
        onChange={({ target }) => void choose(target.value)}
        className="min-h-control max-w-full min-w-0 rounded-md border border-edge bg-surface px-2 text-field"
      >
        <option value="">Nobody yet</option>
        {call.host_id !== null && !hosts.has(call.host_id) ? (
          <option value={call.host_id}>A colleague</option>
        ) : null}
        {[...hosts].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
