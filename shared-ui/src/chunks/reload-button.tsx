import { Button, type ButtonProps } from '../components/button/button.tsx';
import { carryForms } from './carried.ts';

function reloadPage() {
  carryForms();
  location.reload();
}

/** Reloads the page if code could not be fetched: the new document has the current addresses. Keeps typed text. */
export function ReloadButton(props: Pick<ButtonProps, 'className' | 'size'>) {
  return (
    <Button size="sm" variant="secondary" onClick={reloadPage} {...props}>
      Reload the page
    </Button>
  );
}
