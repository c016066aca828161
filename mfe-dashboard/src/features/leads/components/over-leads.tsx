import { useMemo } from 'react';
import { Dialog } from 'shared-ui/dialog';
import type { useListAddress } from '../../../components/list/use-list-address.ts';
import { QuickChoice } from '../../../components/quick-choice.tsx';
import type { Assignee } from '../data/list-assignees.ts';
import type { Lead } from '../data/list-leads.ts';
import { useAssign } from '../use-lead-change.tsx';
import { LeadDrawer } from './lead-drawer.tsx';

interface Props {
  readonly address: ReturnType<typeof useListAddress>;
  /** The rows that the list shows: from one to the next leads the drawer. */
  readonly rows: readonly Lead[];
  readonly people: readonly Assignee[];
  readonly canChange: boolean;
  readonly assigning: Lead | undefined;
  readonly setAssigning: (lead: Lead | undefined) => void;
}

/** What opens over the leads: one of them, and the choice of who follows it up. */
export function OverLeads({ address, rows, people, canChange, assigning, setAssigning }: Props) {
  const { opened, tab, recordAddress } = address;
  const assign = useAssign();
  const options = useMemo(
    () => [{ value: '', label: 'Nobody' }, ...people.map(({ id, name }) => ({ value: id, label: name }))],
    [people],
  );
  const at = rows.findIndex(({ id }) => id === opened);
  const beside = (index: number) => {
    const row = at === -1 ? undefined : rows[index];
    return row ? recordAddress(row.id, { tab }) : null;
  };
  return (
    <>
      {opened === null ? null : (
        <LeadDrawer
          id={opened}
          neighbours={{ previous: beside(at - 1), next: beside(at + 1) }}
          addressOf={recordAddress}
          {...{ tab, people, canChange }}
        />
      )}
      {assigning ? (
        <Dialog
          open
          mfe="mfe-dashboard"
          title={`Who follows up ${assigning.name}`}
          className="max-w-md"
          onOpenChange={(isOpen) => {
            if (!isOpen) setAssigning(undefined);
          }}
        >
          <QuickChoice
            label="Assigned to"
            options={options}
            chosen={assigning.assigned_to ?? ''}
            save={async (id) => {
              await assign(assigning, people.find((one) => one.id === id) ?? null);
              setAssigning(undefined);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
