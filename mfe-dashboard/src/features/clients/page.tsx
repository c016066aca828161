import { formatNumber } from 'shared-contract/format';
import { useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { clientsList, clientStatuses } from 'shared-contract/lists/clients';
import { Button, ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Seo } from 'shared-ui/seo';
import { ExportButton, ExportProgress, useListExport } from '../../ui/export-button.tsx';
import { EmptyList } from '../../ui/states.tsx';
import { LazyMenu, menuButtonStyles } from '../../ui/lazy-menu.tsx';
import { type ListScreen, useListScreen } from '../../list/list-screen.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { useListSelection } from '../../list/row-selection.tsx';
import { PageHead, Tiles } from '../../ui/page-parts.tsx';
import { QuickActions, quickActionsOf } from '../../ui/quick-actions.tsx';
import { formatShortDollars } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { dashboardPages } from '../../page-list.ts';
import type { Quick } from './actions.tsx';
import { useCoachNames } from './cells.tsx';
import { ClientOverlays } from './drawer.tsx';
import { type ClientFigures, listClients, readClientFigures } from './queries.ts';
import { ClientsTable } from './table.tsx';

/** Totals of all clients that the user can read. The layout reserves space until they load. */
function ClientTiles({ figures }: { figures: ClientFigures | undefined }) {
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  const dollars = (value: number | undefined) =>
    value === undefined ? undefined : formatShortDollars(value);
  return (
    <Tiles
      label="Totals"
      tiles={[
        { label: 'Active Clients', value: count(figures?.active), note: 'Their status is Active' },
        { label: 'Annual Tax Savings', value: dollars(figures?.tax_savings) },
        { label: 'Total Retainer Value', value: dollars(figures?.retainers) },
        { label: 'New Prospects', value: count(figures?.prospects) },
      ]}
    />
  );
}

interface ActionsProps {
  readonly file: Parameters<typeof useListExport>[0];
  readonly role: string;
  /** The open client, or the only selected one. Quick actions apply to it. */
  readonly clientId: string | null;
}

function HeadActions({ file, ...quick }: ActionsProps) {
  return (
    <>
      <ButtonLink variant="secondary" size="sm" to={dashboardPages.clientImport.path}>
        Import
      </ButtonLink>
      <ExportButton {...file} />
      <QuickActions {...quick} />
    </>
  );
}

/** The same actions as a menu, because a phone has room for only one button. */
function MoreActions({ file, ...quick }: ActionsProps) {
  const making = useListExport(file);
  if (making.progress !== undefined) return <ExportProgress making={making} />;
  const items = [
    { id: 'import', label: 'Import', to: dashboardPages.clientImport.path },
    ...(making.isEmpty ? [] : [{ id: 'export', label: 'Export', onSelect: () => void making.save() }]),
    ...quickActionsOf(quick).map(({ label, to }, index) => ({
      id: label,
      label,
      to,
      separated: index === 0,
    })),
  ];
  return (
    <LazyMenu label="More for clients" items={items} className={menuButtonStyles}>
      More <Icon name="chevron-down" className="size-4 text-muted" />
    </LazyMenu>
  );
}

const ALL = 'All';

/** Buttons, because this filter is used most often. */
function StatusFilter({ query, change }: Pick<ListScreen, 'query' | 'change'>) {
  const chosen = query.filters['status'] ?? [];
  const isPressed = (status: string) =>
    status === ALL ? chosen.length === 0 : chosen.length === 1 && chosen[0] === status;
  return (
    <div role="group" aria-label="Filter by status" className="flex">
      {[ALL, ...clientStatuses].map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={isPressed(status)}
          onClick={() => change({ filters: { status: status === ALL ? [] : [status] } })}
          className="-ml-px min-h-control cursor-pointer border border-edge bg-surface px-2.5 text-sm font-medium first:ml-0 first:rounded-l-md last:rounded-r-md hover:z-1 hover:border-primary aria-pressed:z-1 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary sm:px-3"
        >
          {status}
        </button>
      ))}
    </div>
  );
}

function Clients() {
  const role = roleOf(useSession().profile);
  const screen = useListScreen(clientsList, role);
  const { query, opened, columns, isTable } = screen;
  const selection = useListSelection(query);
  const [quick, setQuick] = useState<Quick>();
  const [isAdding, setAdding] = useState(false);
  const figures = useDataQuery('client-figures', readClientFigures);
  const page = useDataQuery('clients', (client, me) => listClients(client, query, me), query);
  const coaches = useCoachNames(role === 'admin');
  const Actions = isTable ? HeadActions : MoreActions;
  const [only] = selection.ids.size === 1 && selection.all === null ? selection.ids : [];
  return (
    <>
      <PageHead title={dashboardPages.clients.title} count={figures.data?.clients}>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          Add Client
        </Button>
        <Actions
          file={{ list: 'clients', columns: columns.shown, total: page.data?.total }}
          role={role}
          clientId={opened ?? only ?? null}
        />
      </PageHead>
      <ClientTiles figures={figures.data} />
      {figures.data?.clients === 0 ? (
        <EmptyList
          title="No clients yet. Start by adding your first client!"
          action={{ label: 'Add your first client', run: () => setAdding(true) }}
        />
      ) : (
        <>
          <ListToolbar
            {...{ screen, selection }}
            search="Search by name or company"
            allLabel="All clients"
            people={{ coach: [...coaches].map(([value, label]) => ({ value, label })) }}
            afterSearch={<StatusFilter {...screen} />}
          />
          <ClientsTable {...{ screen, page, selection, coaches }} quick={setQuick} />
        </>
      )}
      <ClientOverlays
        {...{ screen, rows: page.data?.rows ?? [], coaches, quick, setQuick, isAdding, setAdding }}
      />
    </>
  );
}

export function Component() {
  return (
    // Leaves room at the end of the list's footer for the quick actions.
    <div className="still:h-[calc(100dvh-5rem)] still:min-h-112 relative flex flex-col gap-4 xl:[&_[data-list-foot]]:min-h-control-sm xl:[&_[data-list-foot]]:pr-44">
      <Seo
        title={dashboardPages.clients.title}
        description="Your clients, with status, savings, retainer and next deadline."
        path={dashboardPages.clients.path}
        noindex
      />
      <Clients />
    </div>
  );
}
