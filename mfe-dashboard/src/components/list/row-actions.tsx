import type { IconName } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { LazyMenu } from '../lazy-menu.tsx';

/** Something that can be done with a row: in its menu, and by the key while focus is in the row. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Set apart by a line above. */
  readonly separated?: boolean;
  readonly key?: string;
  readonly run: () => void;
}

export type RowActions<Row> = (row: Row) => readonly RowAction[];

export const menuItemsOf = (actions: readonly RowAction[]) =>
  actions.map(({ id, label, icon, separated, run }) => ({ id, label, icon, separated, onSelect: run }));

/** What can be done with one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <LazyMenu
      label={`More for ${name}`}
      items={menuItemsOf(actions)}
      className="relative z-1 flex h-10 w-10 cursor-pointer items-center justify-center text-muted hover:text-ink pointer-coarse:h-12"
    >
      <span aria-hidden="true" className="text-lg leading-none">
        ⋯
      </span>
      <VisuallyHidden>More for {name}</VisuallyHidden>
    </LazyMenu>
  );
}
