import { chooseField, fields, type FieldName } from '../fields.ts';
import type { TextTable } from '../read-table.ts';

const SAMPLES = 3;

interface Props {
  readonly table: TextTable;
  readonly hasHeads: boolean;
  readonly onHeads: (hasHeads: boolean) => void;
  readonly chosen: readonly (FieldName | null)[];
  readonly onChosen: (chosen: (FieldName | null)[]) => void;
}

/** Which column of the file is which field of a client. */
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
        The first line holds the names of the columns
      </label>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {chosen.map((field, column) => (
          <li
            // A column of a file has nothing but its place.
            key={column}
            className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-3"
          >
            <label className="flex flex-col gap-1">
              <span className="font-semibold wrap-anywhere">{headOf(column)}</span>
              <select
                value={field ?? ''}
                onChange={({ target }) => {
                  const next = fields.find(({ name }) => name === target.value)?.name ?? null;
                  onChosen(chooseField(chosen, column, next));
                }}
                className="min-h-control w-full cursor-pointer rounded-md border border-edge bg-surface px-2 text-field"
              >
                <option value="">Leave out</option>
                {fields.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
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
