import { parseNumber } from 'shared-contract/numbers';
import type { Entry, EntryGroup, NumberEntry } from '../../content/calculators/calculator.ts';
import type { Entries, EntryValues, Problems } from './calculator.ts';

export const entriesIn = (groups: readonly EntryGroup[]): readonly Entry[] =>
  groups.flatMap(({ entries }) => entries);

/** Those of the worked example. */
export const startsOf = (groups: readonly EntryGroup[]): Entries =>
  Object.fromEntries(entriesIn(groups).map(({ name, start }) => [name, start]));

const units = { dollars: '$', number: undefined, percent: '%' } as const;
const shapes = {
  dollars: 'a dollar amount like 150,000',
  number: 'a whole number',
  percent: 'a percentage like 37',
};

const parse = ({ kind }: NumberEntry, text: string): number | undefined => parseNumber(text, units[kind]);

function written({ kind }: NumberEntry, limit: number): string {
  const text = limit.toLocaleString('en-US');
  if (kind === 'dollars') return `$${text}`;
  return kind === 'percent' ? `${text}%` : text;
}

/** What is wrong with a number, in words for who typed it. */
function problemOf(entry: NumberEntry, text: string): string | undefined {
  if (text.trim() === '')
    return entry.isOptional === true ? undefined : `Enter ${shapes[entry.kind]}; 0 counts too`;
  const value = parse(entry, text);
  const isBroken = entry.kind === 'number' && entry.isDecimal !== true && !Number.isInteger(value ?? 0);
  if (value === undefined || isBroken) return `Enter ${shapes[entry.kind]}`;
  if (value < entry.least || value > entry.most)
    return `Enter ${written(entry, entry.least)} to ${written(entry, entry.most)}`;
  return undefined;
}

export function valuesOf(groups: readonly EntryGroup[], entries: Entries): EntryValues {
  const all = entriesIn(groups);
  const find = (name: string): Entry => {
    const found = all.find((entry) => entry.name === name);
    if (!found) throw new Error(`no entry is called ${name}`);
    return found;
  };
  const text = (name: string) => entries[find(name).name] ?? '';
  return {
    text,
    isOn: (name) => text(name) === '1',
    number: (name) => {
      const entry = find(name);
      if (entry.kind === 'choice' || entry.kind === 'switch') return Number(text(name));
      const value = parse(entry, text(name)) ?? 0;
      return entry.kind === 'percent' ? value / 100 : value;
    },
  };
}

/** What is wrong with each entry by itself. */
export function problemsOf(groups: readonly EntryGroup[], entries: Entries): Problems {
  return Object.fromEntries(
    entriesIn(groups).flatMap((entry) => {
      if (entry.kind === 'choice' || entry.kind === 'switch') return [];
      const problem = problemOf(entry, entries[entry.name] ?? '');
      return problem === undefined ? [] : [[entry.name, problem]];
    }),
  );
}

/** As it stands in an address: without the marks of the unit. What is no number stays as it is. */
function short(entry: Entry, text: string): string {
  if (entry.kind === 'choice' || entry.kind === 'switch') return text;
  const value = parse(entry, text);
  return value === undefined ? text.trim() : String(value);
}

/** Dollars of an address as people write them. */
const spoken = ({ kind }: Entry, text: string): string =>
  kind === 'dollars' && /^\d{4,15}$/.test(text) ? Number(text).toLocaleString('en-US') : text;

/** What an address says; a choice that does not exist is the example's. */
export function entriesFrom(groups: readonly EntryGroup[], query: URLSearchParams): Entries {
  return Object.fromEntries(
    entriesIn(groups).map((entry) => {
      const said = spoken(entry, query.get(entry.name) ?? entry.start);
      const known =
        entry.kind === 'choice'
          ? entry.options.map(({ value }) => value)
          : entry.kind === 'switch'
            ? ['0', '1']
            : undefined;
      return [entry.name, known === undefined || known.includes(said) ? said : entry.start];
    }),
  );
}

/** The same the other way: an entry of the worked example leaves the address, everything else of it stays. */
export function addressOf(
  groups: readonly EntryGroup[],
  entries: Entries,
  before: URLSearchParams,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const entry of entriesIn(groups)) {
    const value = short(entry, entries[entry.name] ?? entry.start);
    if (value === short(entry, entry.start)) after.delete(entry.name);
    else after.set(entry.name, value);
  }
  return after;
}
