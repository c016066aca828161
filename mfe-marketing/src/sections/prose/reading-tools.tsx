import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { notify } from 'shared-ui/toast';
import { classes } from '../../classes.ts';

/** Hands the address to the device's own sheet, or copies it where there is none. */
async function share(title: string, withChoices: boolean) {
  const url = location.origin + location.pathname + (withChoices ? location.search : '');
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    notify.success('Link copied');
  } catch (error) {
    // Closing the device's sheet is no fault.
    if ((error as Error).name !== 'AbortError')
      notify.error('The link could not be copied. Copy it from the address bar.');
  }
}

interface ReadingToolsProps {
  readonly title: string;
  /** What the address chooses on the page is shared with it. */
  readonly withChoices?: boolean;
  readonly className?: string;
}

/** What somebody does with a text beside reading it. Without scripts the browser's own menu does both. */
export function ReadingTools({ title, withChoices = false, className }: ReadingToolsProps) {
  return (
    <div className={classes('flex flex-wrap gap-3 print:hidden noscript:hidden', className)}>
      <Button
        variant="secondary"
        onClick={() => {
          window.print();
        }}
      >
        <Icon name="printer" />
        Print
      </Button>
      <Button variant="secondary" onClick={() => void share(title, withChoices)}>
        <Icon name="external" />
        Share link
      </Button>
    </div>
  );
}
