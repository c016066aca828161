import { RECEIVED_ID } from 'shared-contract/forms/names';
import { NOTICE_ID } from 'shared-contract/page-data';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
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

/**
 * Shown in a browser that is too old for the application, and in one that is too old for our styles.
 *
 * @param isNeeded the page is nothing without the application.
 */
export function Outdated({ isNeeded }: { readonly isNeeded: boolean }) {
  return (
    <div
      data-nosnippet=""
      className="hidden border-b border-line bg-surface py-3 text-ink in-data-outdated:block print:hidden"
    >
      <Container>
        {isNeeded ? (
          <p>
            Your browser is too old for this page. Update it or use another one, or{' '}
            {/* Into the page, so that the link past the menu stays the first one that leads away. */}
            <a href={`${paths.home}#main`} className="underline">
              read our public pages
            </a>
            .
          </p>
        ) : (
          <p>
            Your browser is too old for the search, calculators, booking, and sign-in on this site, but you
            can read every page and send our contact and newsletter forms.
          </p>
        )}
      </Container>
    </div>
  );
}

/** Shown when the edge leads back to a page after it has accepted a form that the browser sent without script. */
export function Received() {
  return (
    <p
      id={RECEIVED_ID}
      data-nosnippet=""
      className="hidden border-b border-success bg-surface py-3 text-center font-semibold text-ink target:block print:hidden"
    >
      We received what you sent. Our confirmation is on its way by email.
    </p>
  );
}
