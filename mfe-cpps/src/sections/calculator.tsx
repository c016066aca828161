import { useEffect, useId, useRef } from 'react';
import { parseNumber } from 'shared-contract/numbers';
import {
  evaluate,
  formatValue,
  type InputLine,
  inputsOf,
  isInput,
  linesOf,
  workOut,
  type Worksheet,
} from 'shared-contract/tools/worksheet';

/** Field values by line id. */
export type Entries = Readonly<Record<string, string>>;
export type Problems = Readonly<Record<string, string>>;

const scaleOf = ({ unit }: InputLine) => (unit === 'percent' ? 100 : 1);
const parseEntry = ({ unit }: InputLine, text: string) =>
  parseNumber(text, unit === 'percent' ? '%' : unit === 'dollars' ? '$' : undefined);

/** Formats a value for its field. Percentages are shown as 37 for 0.37. */
function entryOf(line: InputLine, value: number): string {
  const shown = Number((value * scaleOf(line)).toFixed(10));
  return line.unit === 'dollars' ? shown.toLocaleString('en-US') : String(shown);
}

/** Values from the address. The worked example provides the rest. */
export const entriesFrom = (worksheet: Worksheet, search: URLSearchParams): Entries =>
  Object.fromEntries(
    inputsOf(worksheet).map((line) => [line.id, search.get(line.id) ?? entryOf(line, line.example)]),
  );

/** The address contains only values that differ from the worked example. */
export const searchOf = (worksheet: Worksheet, entries: Entries): URLSearchParams =>
  new URLSearchParams(
    inputsOf(worksheet).flatMap((line) => {
      const text = entries[line.id] ?? '';
      const entry = parseEntry(line, text)?.toString() ?? text.trim();
      return entry === entryOf(line, line.example).replaceAll(',', '') ? [] : [[line.id, entry]];
    }),
  );

/** Parses an entry. Returns its value or the error message. */
function read(line: InputLine, text: string): { readonly value: number } | { readonly problem: string } {
  const entered = parseEntry(line, text);
  const [least, most] = [line.least ?? 0, line.most ?? (line.unit === 'percent' ? 1 : 1e12)];
  if (entered === undefined)
    return { problem: `Enter ${line.unit === 'percent' ? 'a percentage like 37' : 'a number'}.` };
  const value = entered / scaleOf(line);
  if (line.isWhole === true && !Number.isInteger(value)) return { problem: 'Enter a whole number.' };
  if (value < least || value > most)
    return {
      problem: `Enter a figure from ${formatValue(least, line.unit)} to ${formatValue(most, line.unit)}.`,
    };
  return { value };
}

/** Computes the values of all lines. If an entry is invalid, returns the errors by line instead. */
export function resultOf(
  worksheet: Worksheet,
  entries: Entries,
): { readonly values: ReadonlyMap<string, number> | null; readonly problems: Problems } {
  const given: Record<string, number> = {};
  const problems: Record<string, string> = {};
  for (const line of inputsOf(worksheet)) {
    const outcome = read(line, entries[line.id] ?? '');
    if ('value' in outcome) given[line.id] = outcome.value;
    else problems[line.id] = outcome.problem;
  }
  if (Object.keys(problems).length > 0) return { values: null, problems };
  const values = workOut(worksheet, given);
  for (const { line, notBelowZero, words } of worksheet.limits ?? [])
    if (evaluate(notBelowZero, (id) => values.get(id) ?? NaN) < 0) problems[line] ??= words;
  return { values: Object.keys(problems).length > 0 ? null : values, problems };
}

interface CalculatorFieldProps {
  readonly line: InputLine;
  readonly entry: string;
  readonly problem: string | undefined;
  readonly onChange: (entry: string) => void;
  /** Called when the user leaves the field. */
  readonly onSettle: () => void;
}

// Scroll margin for the docked answer, which covers the lower edge of a narrow window.
const look =
  'docked:scroll-mb-28 min-h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink tabular-nums aria-invalid:border-2 aria-invalid:border-danger';

/** Has no features of form fields, because it isn't submitted. */
export function CalculatorField({ line, entry, problem, onChange, onSettle }: CalculatorFieldProps) {
  const id = useId();
  const described = [
    problem === undefined ? '' : `${id}-problem`,
    line.note === undefined ? '' : `${id}-note`,
  ];
  const control = {
    id,
    value: entry,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem === undefined ? undefined : (true as const),
    onBlur: onSettle,
  };
  const sign = { dollars: '$', percent: '%', number: '', multiple: '' }[line.unit];
  return (
    <div className="grid min-w-0 content-end gap-1">
      <label htmlFor={id} className="font-semibold">
        {line.label}
      </label>
      {line.note === undefined || line.choices ? null : (
        <p id={`${id}-note`} className="text-sm text-muted">
          {line.note}
        </p>
      )}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      {line.choices ? (
        <select
          {...control}
          onChange={({ target }) => onChange(target.value)}
          className={`${look} cursor-pointer`}
        >
          {line.choices.map(({ value, label }) => (
            <option key={value} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <div className="flex items-center gap-2">
          {sign === '$' ? <span aria-hidden="true">$</span> : null}
          <input
            {...control}
            type="text"
            inputMode={line.isWhole === true ? 'numeric' : 'decimal'}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
            className={look}
          />
          {sign === '%' ? <span aria-hidden="true">%</span> : null}
        </div>
      )}
    </div>
  );
}

/**
 * Holds a sticky element above a phone's keyboard, which covers the page without resizing the window. Sets `--keyboard`
 * to the height that it covers.
 */
function useAboveKeyboard<Of extends HTMLElement>() {
  const bar = useRef<Of>(null);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const place = () => {
      // With pinch zoom, the visual viewport is smaller for other reasons than the keyboard.
      const covered = seen.scale === 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
      bar.current?.style.setProperty('--keyboard', `${String(Math.round(covered))}px`);
    };
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, []);
  return bar;
}

interface CalculatorResultProps {
  readonly worksheet: Worksheet;
  readonly values: ReadonlyMap<string, number> | null;
}

/**
 * Announced to screen readers after a change. Reserves its space while an entry is invalid. On narrow screens, it docks
 * to the lower edge of the window until the reader scrolls down to it.
 */
export function CalculatorAnswer({ worksheet, values }: CalculatorResultProps) {
  const bar = useAboveKeyboard<HTMLDivElement>();
  const answer = linesOf(worksheet).find((line) => !isInput(line) && line.isAnswer);
  if (!answer) return null;
  const value = values?.get(answer.id);
  return (
    <div
      ref={bar}
      role="status"
      className="docked:sticky docked:bottom-(--keyboard,0px) docked:z-10 docked:grid docked:grid-cols-[1fr_auto] docked:items-center docked:gap-x-4 docked:border docked:border-t-2 docked:border-line docked:border-t-copper docked:bg-surface docked:px-4 docked:py-2 border-l-4 border-copper pl-4"
    >
      <p className="docked:text-sm docked:leading-tight text-muted">{answer.label}</p>
      <p data-slot="figure" className="docked:row-span-2 docked:text-xl font-heading text-2xl tabular-nums">
        {value === undefined ? '–' : formatValue(value, answer.unit)}
      </p>
      <p className="docked:leading-tight text-sm text-muted">
        {value === undefined
          ? 'Correct the marked entries to see a result.'
          : `Illustration, ${worksheet.asOf}.`}
      </p>
    </div>
  );
}

/** Shows every line with the number that it has in the workbook. */
export function CalculatorSteps({ worksheet, values }: CalculatorResultProps) {
  const numbers = new Map(linesOf(worksheet).map(({ id }, index) => [id, index + 1]));
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-2 text-start text-base font-semibold">
        Every line, numbered as in the workbook
      </caption>
      <thead>
        <tr className="border-b border-edge text-start">
          <th scope="col" className="py-2 pr-2 text-start font-semibold">
            Line
          </th>
          <th scope="col" className="py-2 pr-2 text-start font-semibold">
            Item
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            Amount
          </th>
        </tr>
      </thead>
      {worksheet.sections.map(({ heading, lines }) => (
        <tbody key={heading}>
          <tr className="break-inside-avoid break-after-avoid">
            <th
              scope="rowgroup"
              colSpan={3}
              className="pt-4 pb-1 text-start font-heading text-base text-primary"
            >
              {heading}
            </th>
          </tr>
          {lines.map((line) => {
            const value = values?.get(line.id);
            const choice = isInput(line)
              ? line.choices?.find((one) => one.value === value)?.label
              : undefined;
            return (
              <tr key={line.id} className="break-inside-avoid border-b border-line align-top">
                <td className="py-2 pr-2 text-muted tabular-nums print:py-1">{numbers.get(line.id)}</td>
                <th scope="row" className="py-2 pr-2 text-start font-normal print:py-1">
                  {line.label}
                  <span className="block text-muted">{isInput(line) ? 'Entered' : line.workedOut}</span>
                </th>
                <td className="py-2 text-end font-semibold tabular-nums print:py-1">
                  {value === undefined ? '–' : (choice ?? formatValue(value, line.unit))}
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
