import { useRef } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { explainRefusal, useRefresh, useWrite } from '../../lib/use-action.ts';
import { sendIntake } from './queries.ts';

interface Sending {
  readonly clientId: string;
  readonly email: string;
  /** Begins the message. */
  readonly before?: string;
}

/** Sends the intake form. A retry is the same request, so that the client gets at most one email. */
export function useIntake() {
  const refresh = useRefresh('client');
  const requests = useRef(new Map<string, string>());
  const { mutateAsync, isPending } = useWrite(async ([sending, retry]: [Sending, () => void]) => {
    const { clientId, email, before = '' } = sending;
    const requestId = requests.current.get(clientId) ?? crypto.randomUUID();
    requests.current.set(clientId, requestId);
    try {
      await sendIntake(await getSupabase(), { clientId, requestId });
      requests.current.delete(clientId);
      notify.success(`${before}Intake form sent to ${email}`);
    } catch (error) {
      const shown = notify.error(
        <span className="flex flex-wrap items-center gap-x-3">
          {before}The email was not sent: {explainRefusal(error, 'The server did not answer.')}
          <Button
            variant="quiet"
            size="sm"
            className="px-1 underline"
            onClick={() => {
              notify.dismiss(shown);
              retry();
            }}
          >
            Try again
          </Button>
        </span>,
      );
    }
    await refresh();
  });
  const send = (sending: Sending): Promise<void> => mutateAsync([sending, () => void send(sending)]);
  return { send, isBusy: isPending };
}
