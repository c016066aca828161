import { leadStep, leadStepAt, type VolumeLead } from './rows.ts';

const statuses = ['new', 'contacted', 'qualified', 'converted'];

/** Each lead's events up to its stage: a call or email with the first step, and a note for every fifth lead. */
export const volumeLeadEvents = (leads: readonly VolumeLead[], now: Date, actor: string | null): object[] =>
  leads.flatMap(({ id }) => {
    const n = Number(id.slice(-12));
    const last = leadStep(n);
    const row = (kind: string, step: number, more: object) => ({
      ...{ lead_id: id, kind, from_value: null, to_value: null, note: null, actor_id: actor },
      created_at: leadStepAt(now, n, step),
      ...more,
    });
    return [
      ...(last === 0
        ? []
        : [row(n % 2 === 0 ? 'call' : 'email', 1, { note: `First answer to lead ${String(n)}.` })]),
      ...Array.from({ length: last }, (_, step) =>
        row('status', step + 1, { from_value: statuses[step], to_value: statuses[step + 1] }),
      ),
      ...(n % 5 === 0 ? [row('note', last, { note: `Note ${String(n)}: ask for last year’s return.` })] : []),
    ];
  });
