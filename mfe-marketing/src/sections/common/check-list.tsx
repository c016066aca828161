import { Icon } from 'shared-ui/icon';

interface CheckListProps {
  readonly items: readonly string[];
  /** Whether they are there; a list of what is not has crosses. */
  readonly has?: boolean;
}

/** Short lines under each other, each with its mark. */
export function CheckList({ items, has = true }: CheckListProps) {
  return (
    <ul className="border-t border-edge">
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-b border-line py-3">
          <Icon name={has ? 'check' : 'close'} className={has ? 'mt-1 text-copper' : 'mt-1 text-muted'} />
          {item}
        </li>
      ))}
    </ul>
  );
}
