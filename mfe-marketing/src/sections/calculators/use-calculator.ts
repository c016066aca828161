import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import type { Calculator, Entries, Problems } from './calculator.ts';
import { addressOf, entriesFrom, entriesIn, problemsOf, startsOf, valuesOf } from './entry-values.ts';

/** How long nobody types before the address follows: browsers allow it only so often. */
const PAUSE = 300;

/** What a form holds, by the names of the fields. */
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

/** The latest entries that can be counted with: for one that is wrong, its last right value. */
function countable(calculator: Calculator, entries: Entries, last: Entries): Entries {
  const problems = allProblems(calculator, entries);
  if (isWhole(problems)) return entries;
  const mended = Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [name, name in problems ? (last[name] ?? '') : value]),
  );
  return isWhole(allProblems(calculator, mended)) ? mended : last;
}

/**
 * The entries of a calculator, kept in the address: what is typed replaces it after a pause, a choice is a step of the
 * history. The fields hold their own text, so that neither the address nor the start of the page takes a letter from
 * somebody who types.
 */
export function useCalculator(calculator: Calculator) {
  const { groups } = calculator;
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const [entries, setEntries] = useState(() => (isHydrated ? entriesFrom(groups, query) : startsOf(groups)));
  /** What the fields were last filled with; a new count fills them anew. */
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
      // What was typed before the page was taken over, or put back by the browser.
      const held = read(calculator, form.current);
      setEntries(held);
      write(held, true);
      return;
    }
    fill(asked);
  }, [calculator, groups, query, fill, write]);

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
