import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { nameColumn } from './list-head.tsx';
import type { useColumns } from './use-columns.ts';

function moved(ids: readonly string[], id: string, by: number): readonly string[] {
  const from = ids.indexOf(id);
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, from + by), id, ...rest.slice(from + by)];
}

/** Which columns the table shows, and in which order. The one that names the rows stays. */
export function ColumnChoice({ columns, shown, isChosen, choose }: ReturnType<typeof useColumns>) {
  const [isOpen, setIsOpen] = useState(false);
  const name = nameColumn(columns);
  const others = columns.filter((column) => column !== name);
  const first = name?.id === shown[0] ? 1 : 0;
  const inOrder = [
    ...shown.flatMap((id) => others.filter((column) => column.id === id)),
    ...others.filter(({ id }) => !shown.includes(id)),
  ];
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Columns
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Columns" mfe="mfe-dashboard" className="max-w-sm">
        <ul>
          {name ? (
            <li className="flex min-h-control-sm items-center gap-3 text-muted">
              <input type="checkbox" checked disabled aria-label={name.label} className="size-4.5" />
              {name.label}
            </li>
          ) : null}
          {inOrder.map(({ id, label }) => {
            const at = shown.indexOf(id);
            const move = (by: number, words: string, turn: string) => (
              <button
                type="button"
                disabled={at + by < first || at + by >= shown.length}
                onClick={() => choose(moved(shown, id, by))}
                className="flex size-control-sm cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink disabled:invisible"
              >
                <Icon name="chevron-down" className={`size-4 ${turn}`} />
                <VisuallyHidden>
                  {words} {label}
                </VisuallyHidden>
              </button>
            );
            return (
              <li key={id} className="flex items-center">
                <label className="flex min-h-control-sm grow cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    checked={at !== -1}
                    onChange={() => choose(at === -1 ? [...shown, id] : shown.filter((one) => one !== id))}
                    className="size-4.5 cursor-pointer accent-primary"
                  />
                  {label}
                </label>
                {at === -1 ? null : (
                  <>
                    {move(-1, 'Move up:', 'rotate-180')}
                    {move(1, 'Move down:', '')}
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setIsOpen(false)}>Done</Button>
          <Button variant="quiet" disabled={!isChosen} onClick={() => choose(null)}>
            As usual
          </Button>
        </div>
      </Dialog>
    </>
  );
}
