import { Section, SectionHeading } from 'shared-ui/layout';
import { changedGame } from '../../content/overview.ts';
import { layerName } from '../../content/layers.ts';

const cell = 'border-line block border-t py-2 md:table-cell md:px-4 md:py-4 md:first:pl-0';

export function ChangedGame() {
  return (
    <Section labelledBy="changed-game">
      <SectionHeading
        id="changed-game"
        eyebrow={changedGame.eyebrow}
        title={changedGame.title}
        lead={changedGame.lead}
      />
      {/* Roles are said aloud: as blocks on a phone the elements lose the ones they have as a table. */}
      <table role="table" className="mt-12 block w-full border-collapse text-start md:table">
        <caption className="sr-only">Four changes in the law, and the layer that works with each</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row">
            {['What', 'Before', 'Now', 'Worked on in'].map((heading) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                className="py-2 text-start text-sm font-semibold text-muted md:px-4 md:first:pl-0"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {changedGame.changes.map((change) => (
            <tr key={change.topic} role="row" className="mb-6 block border-b border-line md:table-row">
              <th
                role="rowheader"
                scope="row"
                className={`${cell} text-start font-heading text-lg font-semibold`}
              >
                {change.topic}
              </th>
              <td role="cell" className={`${cell} text-muted`}>
                <span className="font-semibold md:hidden">Before: </span>
                {change.was}
              </td>
              <td role="cell" className={cell}>
                <span className="font-semibold md:hidden">Now: </span>
                {change.now}
              </td>
              <td role="cell" className={`${cell} text-copper`}>
                Layer {change.layer}, {layerName(change.layer)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">Source: {changedGame.source}</p>
    </Section>
  );
}
