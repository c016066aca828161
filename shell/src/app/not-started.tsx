import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';

/**
 * What the boot script shows when the application does not come. It stands beside what the application renders, as
 * plain HTML: there is no code behind it.
 */
export function NotStarted() {
  return (
    <div id="not-started" hidden className="fixed inset-x-4 top-4 z-50 mx-auto max-w-measure">
      <Notice tone="danger" role="alert" title="This page has not started.">
        <p>It did not load completely. The cause may be a slow or broken connection.</p>
        <div className="pt-3">
          <Button>Try again</Button>
        </div>
      </Notice>
    </div>
  );
}
