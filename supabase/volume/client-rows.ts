import type { VolumeClient } from './rows.ts';

/* Related rows of the generated clients: a second deadline, events, and occasional projections. */
const day = 86_400_000;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const numberOf = ({ id }: VolumeClient): number => Number(id.slice(-12));
const idOf = (block: string, n: number): string =>
  `00000000-0000-4000-${block}-${String(n).padStart(12, '0')}`;

/** A client's row already contains the first deadline. Every other client gets a later one. */
export const volumeDeadlines = (clients: readonly VolumeClient[], now: Date): object[] =>
  clients
    .filter((client) => numberOf(client) % 2 === 0)
    .map((client) => ({
      id: idOf('9005', numberOf(client)),
      client_id: client.id,
      name: 'Papers of the quarter',
      due_on: dateOf(now.getTime() + (90 + (numberOf(client) % 60)) * day),
    }));

/** A call or email on the day of the last contact, and a note for every third client. */
export const volumeEvents = (clients: readonly VolumeClient[]): object[] =>
  clients.flatMap((client) => {
    const n = numberOf(client);
    const at = client.last_contact ?? client.created_at.slice(0, 10);
    const base = { client_id: client.id, actor_id: client.coach_id, created_at: `${at}T15:00:00Z` };
    return [
      {
        ...base,
        kind: n % 2 === 0 ? 'call' : 'email',
        note: `Contact ${String(n)}: the open points of the plan.`,
      },
      ...(n % 3 === 0
        ? [{ ...base, kind: 'note', note: `Note ${String(n)}: ask about the building first.` }]
        : []),
    ];
  });

export const volumeProjections = (clients: readonly VolumeClient[], now: Date): object[] =>
  clients
    .filter((client) => numberOf(client) % 20 === 0)
    .map((client) => ({
      id: idOf('900d', numberOf(client)),
      client_id: client.id,
      label: 'Projection of the year',
      tax_year: now.getUTCFullYear(),
      inputs: { revenue: client.revenue },
      result: { saved: client.tax_savings },
      made_by: client.coach_id,
    }));
