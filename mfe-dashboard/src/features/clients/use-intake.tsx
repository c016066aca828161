import { useRef } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { CallRefusal } from 'shared-auth/submit-form';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { sendIntake } from './data/client-intake.ts';
import { useRefreshClients } from './use-client-change.ts';

interface Sending {
  readonly clientId: string;
  readonly email: string;
  /** What was done before it, in the message of it. */
  readonly before?: string;
}

const wordsOf = (error: unknown): string =>
  error instanceof CallRefusal ? error.message : dataMessage(error, { what: 'The server did not answer.' });

/** Sends the intake form and tells how that went. Tried again it is the same request: one letter at most. */
export function useIntake(): (sending: Sending) => Promise<void> {
  const refresh = useRefreshClients();
  const requests = useRef(new Map<string, string>());
  return async function send(sending) {
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
          {before}The letter was not sent: {wordsOf(error)}
          <Button
            variant="quiet"
            size="sm"
            className="px-1 underline"
            onClick={() => {
              notify.dismiss(shown);
              void send(sending);
            }}
          >
            Try again
          </Button>
        </span>,
      );
    }
    await refresh();
  };
}
