import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { classes } from '../../classes.ts';
import { shareLink } from '../../share-link.ts';

const messages = {
  copied: 'Link copied',
  failed: 'The link could not be copied. Copy it from the address bar.',
};

interface ReadingToolsProps {
  readonly title: string;
  /** Whether the shared address includes the page's query. */
  readonly withChoices?: boolean;
  readonly className?: string;
}

/** Buttons to share and print. Hidden without scripts, because the browser's menu has both. */
export function ReadingTools({ title, withChoices = false, className }: ReadingToolsProps) {
  const share = () => {
    const { origin, pathname, search } = location;
    return shareLink(origin + pathname + (withChoices ? search : ''), title, messages);
  };
  return (
    <div className={classes('flex flex-wrap gap-3 print:hidden noscript:hidden', className)}>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" />
        Print
      </Button>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="external" />
        Share link
      </Button>
    </div>
  );
}
