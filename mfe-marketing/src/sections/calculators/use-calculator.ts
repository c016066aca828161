import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatDollars } from 'shared-contract/format';
import { parseNumber } from 'shared-contract/numbers';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import {
  type Calculator,
  type CalculatorResult,
  type Entries,
  type Entry,
  type EntryGroup,
  type EntryValues,
  limitsOf,
  type NumberEntry,
  type Problems,
} from '../../content/calculators/calculator.ts';

export const entriesIn = (groups: readonly EntryGroup[]): readonly Entry[] =>
  groups.flatMap(({ entries }) => entries);

/** Returns the entries of the worked example. */
const startsOf = (groups: readonly EntryGroup[]): Entries =>
  Object.fromEntries(entriesIn(groups).map(({ name, start }) => [name, start]));

const units = { dollars: '$', number: undefined, percent: '%' } as const;
const shapes = {
  dollars: 'a dollar amount like 150,000',
  number: 'a whole number',
  percent: 'a percentage like 37',
};

const parse = ({ kind }: NumberEntry, text: string): number | undefined => parseNumber(text, units[kind]);

function written({ kind }: NumberEntry, limit: number): string {
  if (kind === 'dollars') return formatDollars(limit);
  // A number can be a year, which has no separator.
  const text = String(limit);
  return kind === 'percent' ? `${text}%` : text;
}

/** Returns the error message for a number, if it is invalid. */
function problemOf(entry: NumberEntry, text: string): string | undefined {
  if (text.trim() === '') return entry.isOptional === true ? undefined : `Enter ${shapes[entry.kind]}, or 0`;
  const value = parse(entry, text);
  const isBroken = entry.kind === 'number' && entry.isDecimal !== true && !Number.isInteger(value ?? 0);
  if (value === undefined || isBroken) return `Enter ${shapes[entry.kind]}`;
  const { least, most } = limitsOf(entry);
  if (value < least || value > most) return `Enter ${written(entry, least)} to ${written(entry, most)}`;
  return undefined;
}

function valuesOf(groups: readonly EntryGroup[], entries: Entries): EntryValues {
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

/** Validates each entry individually. */
function problemsOf(groups: readonly EntryGroup[], entries: Entries): Problems {
  return Object.fromEntries(
    entriesIn(groups).flatMap((entry) => {
      if (entry.kind === 'choice' || entry.kind === 'switch') return [];
      const problem = problemOf(entry, entries[entry.name] ?? '');
      return problem === undefined ? [] : [[entry.name, problem]];
    }),
  );
}

/** Formats an entry for the address, without unit symbols. Invalid input stays as typed. */
function short(entry: Entry, text: string): string {
  if (entry.kind === 'choice' || entry.kind === 'switch') return text;
  const value = parse(entry, text);
  return value === undefined ? text.trim() : String(value);
}

/** Adds separators to dollars from the address. */
const spoken = ({ kind }: Entry, text: string): string =>
  kind === 'dollars' && /^\d{4,15}$/.test(text) ? Number(text).toLocaleString('en-US') : text;

/** Parses the entries in the address. An unknown option is replaced with the worked example's. */
function entriesFrom(groups: readonly EntryGroup[], query: URLSearchParams): Entries {
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

/** Writes the entries to the address. Omits those that equal the worked example and preserves all other parameters. */
function addressOf(
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

/** Debounce in ms before the address changes, because browsers limit the rate of history updates. */
const PAUSE = 300;

function read({ groups }: Calculator, form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return Object.fromEntries(
    entriesIn(groups).map(({ kind, name }) => {
      const value = data.get(name);
      if (kind === 'switch') return [name, value === null ? '0' : '1'];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

function allProblems({ groups, check }: Calculator, entries: Entries): Problems {
  const own = problemsOf(groups, entries);
  if (Object.keys(own).length > 0) return own;
  return check?.(valuesOf(groups, entries)) ?? {};
}

const isWhole = (problems: Problems) => Object.keys(problems).length === 0;

/** Returns entries that can be computed. Replaces an invalid entry with its last valid value. */
function countable(calculator: Calculator, entries: Entries, last: Entries): Entries {
  const problems = allProblems(calculator, entries);
  if (isWhole(problems)) return entries;
  const mended = Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [name, name in problems ? (last[name] ?? '') : value]),
  );
  return isWhole(allProblems(calculator, mended)) ? mended : last;
}

/**
 * Computes the result that an address opens.
 *
 * @throws {RangeError} If an entry is invalid. The message lists the problems.
 */
export function resultAt(calculator: Calculator, query: string): CalculatorResult {
  const entries = entriesFrom(calculator.groups, new URLSearchParams(query));
  const problems = allProblems(calculator, entries);
  if (!isWhole(problems)) throw new RangeError(JSON.stringify(problems));
  return calculator.compute(valuesOf(calculator.groups, entries));
}

const GRAPH_STEPS = 60;

/** The answer as a function of one entry, with the others as they are. */
export interface Graph {
  readonly label: string;
  readonly points: readonly { readonly at: number; readonly amount: number }[];
  /** The entry itself. */
  readonly here: number;
  /** Formats a value of the entry. */
  readonly text: (value: number) => string;
}

/** Computes the answer over the range of the calculator's main entry. Skips values that the calculator rejects. */
export function graphOf(calculator: Calculator, counted: Entries): Graph | undefined {
  const { groups, graph } = calculator;
  const entry = entriesIn(groups).find(({ name }) => name === graph.over);
  if (entry === undefined || entry.kind === 'choice' || entry.kind === 'switch') return undefined;
  const limits = limitsOf(entry);
  const here = parse(entry, counted[entry.name] ?? '') ?? 0;
  const start = parse(entry, entry.start) ?? 0;
  const twice = entry.kind === 'dollars' ? 2 * Math.max(here, start) : limits.most;
  const from = Math.max(limits.least, Math.min(here, graph.least ?? limits.least));
  const to = Math.min(limits.most, Math.max(here, graph.most ?? twice));
  const isInteger = entry.kind === 'number' && entry.isDecimal !== true;
  const values = Array.from({ length: GRAPH_STEPS + 1 }, (_, index) => {
    const value = from + ((to - from) * index) / GRAPH_STEPS;
    return isInteger ? Math.round(value) : value;
  });
  const points = [...new Set([...values, here])]
    .sort((one, other) => one - other)
    .flatMap((at) => {
      const entries = { ...counted, [entry.name]: String(at) };
      if (!isWhole(allProblems(calculator, entries))) return [];
      return [{ at, amount: calculator.compute(valuesOf(groups, entries)).figure.amount }];
    });
  return { label: entry.label, points, here, text: (value) => written(entry, Math.round(value)) };
}

/** Calls back when the user goes back or forward. */
function usePopState(onPop: () => void): void {
  const run = useEffectEvent(onPop);
  useEffect(() => {
    const listener = () => run();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}

/**
 * State of a calculator, stored in the address. Typing replaces the history entry after a pause; a selection adds one.
 * The fields are uncontrolled, so that neither the address nor hydration overwrites what the user types.
 */
export function useCalculator(calculator: Calculator) {
  const { groups } = calculator;
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const [entries, setEntries] = useState(() => (isHydrated ? entriesFrom(groups, query) : startsOf(groups)));
  /** The values that the fields were last filled with. A new `count` remounts the fields. */
  const [filled, setFilled] = useState({ count: 0, entries });
  const [last, setLast] = useState(() => startsOf(groups));
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(query);
  const own = useRef(new Set<string>());
  const waiting = useRef<{ timer: number; write: () => void }>(undefined);

  const fill = useCallback((next: Entries) => {
    setEntries(next);
    setFilled(({ count }) => ({ count: count + 1, entries: next }));
  }, []);

  const write = useCallback(
    (next: Entries, replace: boolean) => {
      const address = addressOf(groups, next, latest.current);
      if (address.toString() === latest.current.toString()) return;
      own.current.add(address.toString());
      setQuery(address, { replace, preventScrollReset: true });
    },
    [groups, setQuery],
  );

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    waiting.current.write();
    waiting.current = undefined;
  }, []);

  useEffect(() => {
    const isFirst = latest.current === query;
    latest.current = query;
    if (own.current.has(query.toString())) {
      own.current.clear();
      return;
    }
    const asked = entriesFrom(groups, query);
    const isBare = addressOf(groups, asked, new URLSearchParams()).size === 0;
    if (isFirst && isBare && form.current) {
      // Input from before hydration, or restored by the browser.
      const held = read(calculator, form.current);
      setEntries(held);
      write(held, true);
      return;
    }
    fill(asked);
  }, [calculator, groups, query, fill, write]);

  usePopState(() => {
    // Back right after a selection returns to the rendered address, so the effect above doesn't run.
    const back = new URLSearchParams(window.location.search);
    if (back.toString() !== latest.current.toString()) return;
    own.current.clear();
    fill(entriesFrom(groups, back));
  });

  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  const change = useCallback(
    (isTyped: boolean) => {
      if (!form.current) return;
      const next = read(calculator, form.current);
      setEntries(next);
      if (!isTyped) {
        flush();
        write(next, false);
        return;
      }
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: window.setTimeout(flush, PAUSE), write: () => write(next, true) };
    },
    [calculator, flush, write],
  );

  const reset = useCallback(() => {
    flush();
    fill(startsOf(groups));
    write(startsOf(groups), false);
  }, [fill, flush, groups, write]);

  const counted = useMemo(() => countable(calculator, entries, last), [calculator, entries, last]);
  if (counted === entries && last !== entries) setLast(entries);
  const result = useMemo(() => calculator.compute(valuesOf(groups, counted)), [calculator, groups, counted]);
  return { form, filled, problems: allProblems(calculator, entries), counted, result, change, flush, reset };
}
