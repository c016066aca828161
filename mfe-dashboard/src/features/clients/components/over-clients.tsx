import { lazy, Suspense } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import type { useListAddress } from '../../../components/list/use-list-address.ts';
import type { Client } from '../data/list-clients.ts';
import type { CoachNames } from './client-cells.tsx';
import { ClientDrawer } from './client-drawer.tsx';
import { QuickDialog, type Quick } from './quick-dialog.tsx';

const AddClientDialog = lazy(async () => ({
  default: (
    await loadChunk(
      () => import(/* webpackChunkName: "dashboard-client-form" */ '../form/add-client-dialog.tsx'),
    )
  ).AddClientDialog,
}));

interface Props {
  readonly address: ReturnType<typeof useListAddress>;
  /** The rows that the list shows: from one to the next leads the drawer. */
  readonly rows: readonly Client[];
  readonly coaches: CoachNames;
  readonly open: (id: string) => void;
  readonly quick: Quick | undefined;
  readonly setQuick: (quick: Quick | undefined) => void;
  readonly isAdding: boolean;
  readonly setAdding: (isAdding: boolean) => void;
}

/** What opens over the list: one client, what is done with one quickly, and the form of a new one. */
export function OverClients(props: Props) {
  const { address, rows, coaches, open, quick, setQuick, isAdding, setAdding } = props;
  const { opened, tab, isEdit, recordAddress } = address;
  const at = rows.findIndex(({ id }) => id === opened);
  const beside = (index: number) => {
    const row = at === -1 ? undefined : rows[index];
    return row ? recordAddress(row.id, { tab }) : null;
  };
  return (
    <>
      {opened === null ? null : (
        <ClientDrawer
          id={opened}
          coaches={coaches}
          tab={tab}
          isEdit={isEdit}
          neighbours={{ previous: beside(at - 1), next: beside(at + 1) }}
          addressOf={recordAddress}
          onQuick={setQuick}
        />
      )}
      {quick ? <QuickDialog quick={quick} coaches={coaches} onClose={() => setQuick(undefined)} /> : null}
      <Suspense fallback={null}>
        {isAdding ? (
          <AddClientDialog
            coaches={coaches}
            onOpen={(id) => {
              setAdding(false);
              open(id);
            }}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
