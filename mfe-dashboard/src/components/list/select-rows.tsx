import { Button } from 'shared-ui/button';
import type { ListSelection } from './use-row-selection.ts';

/** On cards: shows their boxes. */
export function SelectRows({ selection }: { readonly selection: ListSelection }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={selection.isChoosing}
      onClick={() => selection.setChoosing(!selection.isChoosing)}
    >
      Select
    </Button>
  );
}
