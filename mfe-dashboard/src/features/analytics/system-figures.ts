import type { SystemFigures } from './data/read-system-figures.ts';

export interface Figure {
  readonly group: string;
  readonly label: string;
  readonly value: number;
}

const labels: Readonly<Record<string, string>> = {
  user: 'Clients (role user)',
  coach: 'Coaches',
  admin: 'Administrators',
};

const labelOf = (key: string): string => {
  const words = labels[key] ?? key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const countsOf = (group: string, counts: Readonly<Record<string, number>>): Figure[] =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, value]) => ({ group, label: labelOf(key), value }));

export const figureGroups = [
  'Accounts',
  'Last 30 days',
  'Leads',
  'Applications',
  'Stories',
  'Stored files',
] as const;

/** Every figure by itself: what the tables show, and a row each of the file. Clients stand in a report of their own. */
export const systemRows = (figures: SystemFigures): Figure[] => [
  ...countsOf('Accounts', figures.people),
  { group: 'Last 30 days', label: 'Sign-ups', value: figures.signUps },
  { group: 'Last 30 days', label: 'Sign-ins', value: figures.signIns },
  { group: 'Last 30 days', label: 'People who signed in', value: figures.peopleSignedIn },
  ...countsOf('Leads', figures.leads),
  ...countsOf('Applications', figures.applications),
  ...countsOf('Stories', figures.stories),
  { group: 'Stored files', label: 'Files', value: figures.files },
  { group: 'Stored files', label: 'Bytes', value: figures.fileBytes },
];

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** `1536` → `1.5 KB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: step === 0 ? 0 : 1 })} ${units[step] ?? ''}`;
}
