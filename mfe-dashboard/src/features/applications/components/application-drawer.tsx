import { Dialog } from 'shared-ui/dialog';
import { useLocation, useNavigate, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Decisions } from '../data/list-decisions.ts';
import { readApplication } from '../data/read-application.ts';
import { nameOf } from '../model.ts';
import { ApplicationView } from './application-view.tsx';

interface Props {
  readonly id: string;
  readonly cohorts: readonly Cohort[];
  readonly decisions: Decisions;
  readonly now: Date;
  readonly addressOf: (id: string) => string;
}

/** At the right edge and as high as the window; on a phone the whole of it. The backdrop's own padding is taken back. */
const drawer =
  '-m-4 min-h-dvh self-start w-[calc(100%+2rem)] max-w-none rounded-none border-0 p-4 sm:p-6 md:ml-auto md:max-w-3xl md:border-l lg:max-w-5xl print:m-0 print:block print:w-full print:max-w-none print:border-0 print:p-0';

/** One application over the list, at an address of its own. */
export function ApplicationDrawer({ id, ...rest }: Props) {
  const full = useDataQuery('application', (client) => readApplication(client, id), { id });
  const [, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  const navigate = useNavigate();
  const close = () => {
    if (state?.isOpenedHere === true) void navigate(-1);
    else
      setAddress(
        (current) => {
          const params = new URLSearchParams(current);
          params.delete('application');
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  // The one before stays in the cache while the next is read: it is not this one.
  const shown = full.isPlaceholderData ? undefined : full.data;
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={shown ? nameOf(shown.application) : 'Application'}
      description={shown ? `Application ${shown.application.reference}` : undefined}
      className={drawer}
    >
      {shown ? <ApplicationView key={id} full={shown} {...rest} /> : null}
      {shown === null ? <p>This application is not on the list. It may have been deleted.</p> : null}
      {full.isError && !shown ? <FailedQuery what="The application" query={full} /> : null}
      {shown === undefined && !full.isError ? <Spinner label="Loading the application" /> : null}
    </Dialog>
  );
}
