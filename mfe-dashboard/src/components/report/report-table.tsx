import { cellWords, type Report } from './report.ts';

type Props = Pick<Report, 'title' | 'columns' | 'rows'>;

const align = (kind: string): string => (kind === 'text' ? 'text-start' : 'text-end tabular-nums');

/** The figures of a report, one by one: what is printed. */
export function ReportTable({ title, columns, rows }: Props) {
  return (
    <div
      // A table that is wider than the page is moved by keys.
      tabIndex={0}
      role="group"
      aria-label={`Table: ${title}`}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b border-edge text-muted">
          <tr>
            {columns.map(({ label, kind }) => (
              <th
                key={label}
                scope="col"
                className={`py-1 pe-4 align-bottom font-medium last:pe-0 ${align(kind)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={`${String(row[0])} ${String(at)}`} className="break-inside-avoid border-b border-line">
              {columns.map(({ label, kind }, place) => {
                const words = cellWords(row[place] ?? null, kind);
                const look = `py-1 pe-4 last:pe-0 ${align(kind)}`;
                return place === 0 ? (
                  <th key={label} scope="row" className={`${look} min-w-32 font-normal wrap-anywhere`}>
                    {words}
                  </th>
                ) : (
                  <td key={label} className={`${look} whitespace-nowrap`}>
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
