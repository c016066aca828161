import { NOTICE_ID } from 'shared-contract/page-data';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';

/**
 * What the boot script shows when the application does not come. It stands beside what the application renders, as
 * plain HTML: there is no code behind it.
 *
 * @param isNeeded the page is nothing without the application; elsewhere only whoever has pressed something hears of it.
 */
export function NotStarted({ isNeeded }: { readonly isNeeded: boolean }) {
  return (
    <div
      id={NOTICE_ID}
      data-needed={isNeeded ? '' : undefined}
      hidden
      className="fixed inset-x-4 top-4 z-50 mx-auto max-w-measure"
    >
      <Notice tone="danger" role="alert" title="This page has not started.">
        <p>It did not load completely, and nothing was sent. The cause may be a slow or broken connection.</p>
        <div className="pt-3">
          <Button>Try again</Button>
        </div>
      </Notice>
    </div>
  );
}
