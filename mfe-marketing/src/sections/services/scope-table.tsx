import type { ScopeLine, Tier } from '../../content/services/section-types.ts';

/** What each tier contains, line by line; on a phone each line carries the tiers' names. */
export function ScopeTable({ tiers, lines }: { tiers: readonly Tier[]; lines: readonly ScopeLine[] }) {
  return (
    // Roles are said aloud: as blocks on a phone the elements lose the ones they have as a table.
    <table role="table" className="block w-full border-collapse text-start md:table">
      <caption className="sr-only">What each tier contains</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b border-edge">
          <th role="columnheader" scope="col" className="py-3 text-start text-sm text-muted">
            Scope
          </th>
          {tiers.map(({ name }) => (
            <th key={name} role="columnheader" scope="col" className="py-3 pl-4 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block border-t border-edge md:table-row-group md:border-0">
        {lines.map(({ what, tiers: cells }) => (
          <tr key={what} role="row" className="block border-b border-line py-3 md:table-row md:py-0">
            <th
              role="rowheader"
              scope="row"
              className="block text-start font-semibold md:table-cell md:py-3 md:font-normal md:text-muted"
            >
              {what}
            </th>
            {cells.map((cell, index) => (
              <td
                key={tiers[index]?.name}
                role="cell"
                className="grid grid-cols-[7rem_1fr] tabular-nums md:table-cell md:py-3 md:pl-4"
              >
                <span className="text-muted md:hidden">{tiers[index]?.name} </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
