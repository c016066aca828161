import { Select } from '../../ui/select.tsx';
import type { TextTable } from './read-table.ts';

/** Fields that an import writes, by column name of the table. */
export const fields = [
  { name: 'name', label: 'Name', also: ['client', 'client name', 'full name', 'contact', 'contact name'] },
  { name: 'email', label: 'Email', also: ['email address', 'e mail', 'mail'] },
  { name: 'phone', label: 'Phone', also: ['phone number', 'telephone', 'tel', 'mobile', 'cell'] },
  {
    name: 'company',
    label: 'Company',
    also: ['firm', 'business', 'business name', 'organization', 'account'],
  },
  { name: 'status', label: 'Status', also: ['state of client', 'stage'] },
  { name: 'revenue', label: 'Revenue', also: ['annual revenue', 'revenue a year', 'sales'] },
  { name: 'retainer_value', label: 'Retainer', also: ['retainer value', 'annual retainer', 'fee'] },
  { name: 'tax_savings', label: 'Tax savings', also: ['savings', 'annual tax savings'] },
  { name: 'last_contact', label: 'Last contact', also: ['last contacted', 'contacted', 'last activity'] },
  { name: 'next_deadline', label: 'Next deadline', also: ['deadline', 'due', 'due date', 'due on'] },
  { name: 'next_deadline_name', label: 'Deadline for', also: ['what is due', 'deadline name', 'form'] },
  { name: 'strategies', label: 'Strategies', also: ['strategy', 'plan'] },
] as const satisfies readonly { name: string; label: string; also: readonly string[] }[];

export type FieldName = (typeof fields)[number]['name'];

export const amountFields: readonly FieldName[] = ['revenue', 'retainer_value', 'tax_savings'];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const known = new Map<string, FieldName>(
  fields.flatMap(({ name, label, also }) =>
    [label, name, ...also].map((words): [string, FieldName] => [plain(words), name]),
  ),
);

/** Guesses the field of each column from its header. Uses each field once; null for an unknown header. */
export function guessFields(heads: readonly string[]): (FieldName | null)[] {
  const taken = new Set<FieldName>();
  return heads.map((head) => {
    const field = known.get(plain(head));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Assigns a field to a column and removes it from any other column. */
export const chooseField = (
  chosen: readonly (FieldName | null)[],
  column: number,
  field: FieldName | null,
): (FieldName | null)[] =>
  chosen.map((one, index) => (index === column ? field : one === field ? null : one));

export const labelOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;

export const sampleFile = [
  fields.map(({ label }) => label),
  [
    ...[
      'Ada Holm',
      'ada@example.com',
      '(615) 555-0163',
      'Holm Steel',
      'Active',
      '4200000',
      '36000',
      '148000',
    ],
    ...['2026-11-03', '2027-03-15', 'Form 1120-S', 'Pension Strategies; Cost Segregation'],
  ],
  ['Ben Orr', 'ben@example.com', '', 'Orr Dental', 'Prospect', '$1,250,000', '', '', '', '', '', ''],
] as const satisfies readonly (readonly string[])[];

const SAMPLES = 3;

interface Props {
  readonly table: TextTable;
  readonly hasHeads: boolean;
  readonly onHeads: (hasHeads: boolean) => void;
  readonly chosen: readonly (FieldName | null)[];
  readonly onChosen: (chosen: (FieldName | null)[]) => void;
}

export function MatchStep({ table, hasHeads, onHeads, chosen, onChosen }: Props) {
  const rows = hasHeads ? table.lines.slice(1) : table.lines;
  const heads = hasHeads ? (table.lines[0]?.cells ?? []) : [];
  const headOf = (column: number) => {
    const head = heads[column] ?? '';
    return head === '' ? `Column ${String(column + 1)}` : head;
  };
  return (
    <section aria-labelledby="match" className="flex flex-col gap-3">
      <h2 id="match" className="text-lg">
        Match the columns
      </h2>
      <label className="flex min-h-control-sm cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={hasHeads}
          onChange={({ target }) => onHeads(target.checked)}
          className="size-4.5 cursor-pointer accent-primary"
        />
        The first line has the column names
      </label>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {chosen.map((field, column) => (
          <li
            // Columns have no id, so their index is the key.
            key={column}
            className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-3"
          >
            <label className="flex flex-col gap-1">
              <span className="font-semibold wrap-anywhere">{headOf(column)}</span>
              <Select
                value={field ?? ''}
                options={[
                  { value: '', label: 'Leave out' },
                  ...fields.map(({ name, label }) => ({ value: name, label })),
                ]}
                onChoose={(value) =>
                  onChosen(
                    chooseField(chosen, column, fields.find(({ name }) => name === value)?.name ?? null),
                  )
                }
                className="w-full cursor-pointer px-2"
              />
            </label>
            <p className="truncate text-sm text-muted">
              {rows
                .slice(0, SAMPLES)
                .map(({ cells }) => cells[column] ?? '')
                .filter((cell) => cell !== '')
                .join(' · ') || 'Empty in the first lines'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
