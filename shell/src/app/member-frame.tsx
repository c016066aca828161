import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';

/** What stands in the member area until the session is known and the dashboard has arrived. */
export function MemberFrame() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <Seo title="Dashboard" description="The member area of the firm." noindex />
      <h1 className="sr-only">Dashboard</h1>
      <Spinner label="Loading your dashboard" />
    </main>
  );
}
