import { useId } from 'react';
import type { InputLine } from 'shared-contract/tools/worksheet';

interface Props {
  readonly line: InputLine;
  readonly entry: string;
  readonly problem: string | undefined;
  readonly onChange: (entry: string) => void;
  /** Somebody has finished with the field. */
  readonly onSettle: () => void;
}

// Clear of the answer, which lies over the lower edge of the window on a narrow one.
const look =
  'docked:scroll-mb-28 min-h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink tabular-nums aria-invalid:border-2 aria-invalid:border-danger';

/** An input of a worksheet. Nothing is sent: it has none of what fields of forms bring for that. */
export function CalculatorField({ line, entry, problem, onChange, onSettle }: Props) {
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
