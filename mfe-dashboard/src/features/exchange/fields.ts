/** What an import writes of a client, by the name that the database has for it. */
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

/** Which field each column of a file is, by its head; each field once, null for what is none. */
export function guessFields(heads: readonly string[]): (FieldName | null)[] {
  const taken = new Set<FieldName>();
  return heads.map((head) => {
    const field = known.get(plain(head));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** A choice with one more: whichever column had the field before gives it up. */
export const chooseField = (
  chosen: readonly (FieldName | null)[],
  column: number,
  field: FieldName | null,
): (FieldName | null)[] =>
  chosen.map((one, index) => (index === column ? field : one === field ? null : one));

export const labelOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;

/** A file to begin with: every column, and two clients. */
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
