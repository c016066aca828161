import { Button, type ButtonProps } from '../components/button/button.tsx';
import { carryForms } from './carried.ts';

function reloadPage() {
  carryForms();
  location.reload();
}

/** The way out when code could not be fetched twice: the page of today knows where it is. Nothing typed is lost. */
export function ReloadButton(props: Pick<ButtonProps, 'className' | 'size'>) {
  return (
    <Button size="sm" variant="secondary" onClick={reloadPage} {...props}>
      Reload the page
    </Button>
  );
}
