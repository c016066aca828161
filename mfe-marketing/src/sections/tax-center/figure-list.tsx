import { Icon } from 'shared-ui/icon';
import type { FigureGroup } from '../../content/tax-center/figure-groups.ts';
import { updates } from '../../content/tax-center/tax-center-text.ts';

/** What later law changed about a figure, in amber, beside it. */
function Update({ id }: { id: string }) {
  const update = updates.find((one) => one.id === id);
  if (!update) return null;
  return (
    <p className="mt-2 flex max-w-measure gap-2 border-l-2 border-warning pl-3 text-sm">
      <Icon name="warning" label="Updated since" className="mt-0.5 size-4 text-warning" />
      <span>
        <strong className="font-semibold text-warning">
          2025: {update.now2025}. 2026: {update.now2026}.
        </strong>{' '}
        {update.words} <span className="text-muted">({update.authority})</span>
      </span>
    </p>
  );
}

/** A few figures of one kind. */
export function FigureList({ group, place }: { group: FigureGroup; place: string }) {
  const titleId = `${place}-${group.id}`;
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-3">
      <h3 id={titleId} className="text-lg">
        {group.title}
      </h3>
      <dl className="border-b border-edge">
        {group.rows.map(({ label, value, update }) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-line py-3 first:border-edge sm:grid-cols-[15rem_1fr]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">
              {value}
              {update === undefined ? null : (
                <div className="font-normal">
                  <Update id={update} />
                </div>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {group.source === undefined ? null : <p className="text-sm text-muted">{group.source}</p>}
    </section>
  );
}
