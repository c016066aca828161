/* Generates many leads and clients to measure performance and check pages. The same on every run, except that dates are
   relative to the given day. Ids start with a table-specific prefix to identify them. */
export interface VolumeLead {
  id: string;
  reference: string;
  name: string;
  email: string;
  company: string;
  message: string;
  source: string;
  status: string;
  created_at: string;
  stage_since: string;
}
export interface VolumeClient {
  id: string;
  name: string;
  email: string;
  company: string;
  status: string;
  revenue: number;
  retainer_value: number;
  tax_savings: number;
  next_deadline: string | null;
  last_contact: string | null;
  strategies: string[];
  coach_id: string | null;
  user_id: string | null;
  created_at: string;
}

const firstNames = [
  'Ada',
  'Basil',
  'Cora',
  'Dmitri',
  'Elske',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
];
const lastNames = [
  'Abbott',
  'Berg',
  'Castillo',
  'Dunn',
  'Engel',
  'Fontaine',
  'Grant',
  'Haddad',
  'Ito',
  'Jensen',
];
const trades = [
  'Dental',
  'Builders',
  'Freight',
  'Foods',
  'Labs',
  'Nurseries',
  'Imaging',
  'Paving',
  'Robotics',
];
const leadStatuses = ['new', 'contacted', 'qualified', 'converted'];
const clientStatuses = ['Active', 'Active', 'Prospect', 'Inactive'];
const strategies = ['Pension Strategies', 'Cost Segregation', 'R&D Credits', 'Asset Protection'];
const sources = ['contact', 'for-clients', 'for-cpas', 'home'];
const minutesApart = 97;

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const idOf = (block: string, n: number): string =>
  `00000000-0000-4000-${block}-${String(n).padStart(12, '0')}`;
const nameOf = (n: number): string =>
  `${pick(firstNames, n)} ${pick(lastNames, Math.floor(n / 11))} ${String(n)}`;
const before = (now: Date, n: number): string =>
  new Date(now.getTime() - n * minutesApart * 60_000).toISOString();
const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Address of the coach who gets the clients: the demo's second coach, who has no other clients. */
export const volumeCoach = 'coach2@example.com';
/** First and last id of each table's rows, to delete them. */
export const volumeIds = {
  leads: [idOf('9003', 0), idOf('9003', 999_999_999_999)],
  clients: [idOf('9001', 0), idOf('9001', 999_999_999_999)],
} as const;

/** Returns the index of a lead's stage, starting with 0 for new. Every stage gets some leads. */
export const leadStep = (n: number): number => (n * n + n + (n % 3)) % leadStatuses.length;
/** Returns when a lead entered a stage: the first within two days, and each later one a few days after. */
export const leadStepAt = (now: Date, n: number, step: number): string => {
  const came = now.getTime() - n * minutesApart * 60_000;
  const hours = step === 0 ? 0 : 1 + (n % 47) + (step - 1) * (24 + (n % 120));
  return new Date(Math.min(now.getTime(), came + hours * 3_600_000)).toISOString();
};

export const volumeLeads = (count: number, now: Date): VolumeLead[] =>
  Array.from({ length: count }, (_, index) => {
    const n = index + 1;
    return {
      id: idOf('9003', n),
      reference: `NC-VOLUME-${String(n)}`,
      name: nameOf(n),
      email: `lead.${String(n)}@volume.example`,
      company: `${pick(lastNames, n * 7)} ${pick(trades, n * 3)}`,
      message: `Message ${String(n)}: what would a plan for next year look like for a firm like ours?`,
      source: pick(sources, n * 5),
      status: pick(leadStatuses, leadStep(n)),
      created_at: before(now, n),
      stage_since: leadStepAt(now, n, leadStep(n)),
    };
  });

/** Every tenth client belongs to the coach and was added by them. The others are unassigned. */
export const volumeClients = (count: number, now: Date, coachId: string | null): VolumeClient[] =>
  Array.from({ length: count }, (_, index) => {
    const n = index + 1;
    const status = pick(clientStatuses, n * 3 + Math.floor(n / 4));
    const owner = n % 10 === 0 ? coachId : null;
    return {
      id: idOf('9001', n),
      name: nameOf(n),
      email: `client.${String(n)}@volume.example`,
      company: `${pick(lastNames, n * 3)} ${pick(trades, n * 5)}`,
      status,
      revenue: 250_000 + (n % 40) * 125_000,
      retainer_value: status === 'Active' ? 12_000 + (n % 9) * 3000 : 0,
      tax_savings: status === 'Active' ? 20_000 + (n % 21) * 5500 : 0,
      next_deadline: n % 4 === 0 ? null : dayAfter(now, (n % 90) - 10),
      last_contact: n % 10 === 3 ? null : dayAfter(now, -(n % 150)),
      strategies: strategies.slice(n % 4, (n % 4) + 2),
      coach_id: owner,
      user_id: owner,
      created_at: before(now, n),
    };
  });

export type VolumeTable =
  | 'leads'
  | 'lead_events'
  | 'clients'
  | 'client_deadlines'
  | 'client_events'
  | 'projections';

/**
 * Builds a statement that inserts rows from one JSON text ($1) and returns the ids of the inserted ones. Existing rows
 * don't change.
 */
export function insertStatement(table: VolumeTable, row: object): string {
  const columns = Object.keys(row).join(', ');
  return `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)
    on conflict (id) do nothing returning id`;
}
