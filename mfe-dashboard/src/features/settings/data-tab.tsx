import { formatCount, formatNumber } from 'shared-contract/format';
import type { ReactNode } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import type { DataClient } from 'shared-auth/supabase-client';
import { Button, ButtonLink } from 'shared-ui/button';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { exportName, formatInstant } from '../../lib/format.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { adminAddress } from '../../page-list.ts';
import { FailedQuery, Failure } from '../../ui/states.tsx';
import { exportUsers, readOwnData, readOwnRecords } from './export-data.ts';
import { Panel } from './parts.tsx';
import { readDataSummary } from './queries.ts';

const asText = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value;

/** Saves rows as a CSV file with the first row's columns. Without rows, the header is "No rows". */
function saveRows(what: string, rows: readonly object[]): void {
  const fields = Object.keys(rows[0] ?? { 'No rows': null });
  const lines = rows.map((row) => fields.map((field) => asText(Reflect.get(row, field))));
  saveCsv(exportName(what, 'csv'), [fields, ...lines]);
}

interface Export {
  readonly label: string;
  readonly isMain?: boolean;
  /** Saves a file. Returns the success message. */
  readonly save: (client: DataClient) => Promise<string>;
}

interface ExportPanelProps {
  readonly title: string;
  readonly lead: string;
  readonly exports: readonly Export[];
  readonly children?: ReactNode;
}

/** Runs one export at a time. */
function ExportPanel({ title, lead, exports, children }: ExportPanelProps) {
  const { act, isBusy, input, failure } = useAction({
    run: (client, { save }: Export) => save(client),
    done: (message) => message,
    failed: 'No file was made.',
    isInline: true,
    onSettled: (isDone) => {
      if (!isDone) notify.error('Failed to export data');
    },
  });
  return (
    <Panel title={title} lead={lead}>
      <Failure text={failure} />
      <div className="flex flex-wrap items-center gap-3">
        {children}
        {exports.map((one) => {
          const isRunning = isBusy && input?.label === one.label;
          return (
            <Button
              key={one.label}
              variant={one.isMain ? 'primary' : 'secondary'}
              busy={isRunning}
              disabled={isBusy}
              onClick={() => void act(one)}
            >
              {isRunning ? 'Exporting...' : one.label}
            </Button>
          );
        })}
      </div>
    </Panel>
  );
}

const DONE = 'Data exported successfully';

/** The current user's data: in one file, or as tables. */
function ownExports(id: string): readonly Export[] {
  const table = (label: string, of: 'profile' | 'stories' | 'clients'): Export => ({
    label: `${label} as CSV`,
    save: async (client) => {
      const records = await readOwnRecords(client, id);
      saveRows(`${of}-${id}`, of === 'profile' ? [records.profile] : records[of]);
      return DONE;
    },
  });
  return [
    {
      label: 'Export as JSON',
      isMain: true,
      save: async (client) => {
        const content = `${JSON.stringify(await readOwnData(client, id), null, 2)}\n`;
        saveFile({ name: exportName(id, 'json'), type: 'application/json', content });
        return DONE;
      },
    },
    table('Profile', 'profile'),
    table('Stories', 'stories'),
    table('Clients', 'clients'),
  ];
}

const userReport: Export = {
  label: 'User Reports',
  save: async (client) => {
    const rows = await exportUsers(client);
    saveRows('users', rows);
    return `${formatCount(rows.length, 'row', 'rows')} exported`;
  },
};

/** The layout reserves space for the figures until they load. */
function SummaryPanel() {
  const { profile } = useSession();
  const query = useDataQuery('data-summary', readDataSummary);
  const { data } = query;
  const facts = [
    ['Stories created', data && formatNumber(data.stories)],
    ['Clients managed', data && formatNumber(data.clients)],
    ['Account created', formatInstant(profile?.created_at)],
    ['Last activity', data ? formatInstant(data.lastActivity) : undefined],
  ] as const;
  return (
    <Panel title="Data Summary">
      {query.isError && !data ? <FailedQuery what="Your data summary" query={query} /> : null}
      <dl aria-busy={query.isPending} className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term} className="flex min-w-0 flex-col">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="flex h-6 items-center font-semibold tabular-nums">
              {value ?? <span aria-hidden="true" className="h-3 w-12 rounded-sm bg-line" />}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export function Component() {
  const { id } = useUser();
  const { profile } = useSession();
  return (
    <>
      <ExportPanel
        title="Export Your Data"
        lead="Your stories, clients, account information, calls, applications, training, and security log in one file, or as tables for a spreadsheet."
        exports={ownExports(id)}
      />
      <SummaryPanel />
      {roleOf(profile) === 'admin' ? (
        <ExportPanel
          title="Admin Data Management"
          lead="All accounts. Each export is recorded in the audit log."
          exports={[userReport]}
        >
          <ButtonLink variant="secondary" to={adminAddress('analytics')}>
            System Analytics
          </ButtonLink>
        </ExportPanel>
      ) : null}
    </>
  );
}
