import { useState } from 'react';
import { Button } from 'shared-ui/button';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import type { HostNames } from '../call-words.ts';
import { useManyHosts } from '../use-call-change.ts';

interface Props {
  readonly selection: ListSelection;
  readonly hosts: HostNames;
}

const NOBODY = 'nobody';

/** Gives every call that is selected to one person. */
export function CallBulk({ selection, hosts }: Props) {
  const change = useManyHosts();
  const [host, setHost] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { size } = selection.ids;
  const apply = async () => {
    setIsBusy(true);
    const isDone = await change([...selection.ids], host === NOBODY ? null : host);
    setIsBusy(false);
    if (isDone) selection.clear();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label>
        <span className="sr-only">Host of the selected calls</span>
        <select
          value={host}
          onChange={({ target }) => setHost(target.value)}
          className="min-h-control max-w-52 rounded-md border border-edge bg-surface px-2 text-field max-md:max-w-44"
        >
          <option value="">Choose a host</option>
          <option value={NOBODY}>Nobody</option>
          {[...hosts].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button size="sm" busy={isBusy} disabled={host === ''} onClick={() => void apply()}>
        Assign {size.toLocaleString('en-US')} {size === 1 ? 'call' : 'calls'}
      </Button>
    </div>
  );
}
