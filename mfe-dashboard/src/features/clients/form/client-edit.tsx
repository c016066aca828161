import { useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import { CompareDialog } from '../../../components/compare-dialog.tsx';
import { KeptForm } from '../../../components/kept-form.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { useTyping } from '../../../lib/use-typing.ts';
import type { CoachNames } from '../components/client-cells.tsx';
import type { FullClient } from '../data/read-client.ts';
import { useRefreshClients } from '../use-client-change.ts';
import { ClientFields } from './client-fields.tsx';
import { typedOf, type ClientValues } from './client-values.ts';
import { comparedFields } from './compared-fields.ts';
import { saveMerged, type Saving } from './save-merged.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-client-schema" */ './client.schema.ts')).then(
    ({ clientSchema }) => clientSchema,
  );

interface Props {
  /** As it was opened; the form keeps that one until it is saved. */
  readonly client: FullClient;
  readonly coaches: CoachNames;
  /** Back to what the drawer shows of the client. */
  readonly onClose: () => void;
}

type Conflict = Extract<Saving, { isSaved: false }> & { readonly mine: Partial<ClientValues> };

/** Changes a client in the drawer. Two people who change different fields both keep theirs; for the same one they choose. */
export function ClientEdit({ client, coaches, onClose }: Props) {
  const { id: me } = useUser();
  const typing = useTyping(client.id, client, typedOf);
  const { base, initial } = typing;
  const [conflict, setConflict] = useState<Conflict>();
  const refresh = useRefreshClients();
  const save = async (from: FullClient, values: Partial<ClientValues>) => {
    const saving = await saveMerged(from, values, me);
    if (!saving.isSaved) {
      setConflict({ ...saving, mine: values });
      return;
    }
    setConflict(undefined);
    typing.end();
    notify.success('Client saved');
    onClose();
    await refresh();
  };
  const decide = async ({ theirs, ours, mine }: Conflict, chosen: readonly string[]) => {
    const picked = Object.fromEntries(Object.entries(mine).filter(([field]) => chosen.includes(field)));
    try {
      await save(theirs, { ...ours, ...picked });
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'The client was not saved.');
    }
  };
  return (
    <KeptForm typing={typing}>
      <Form
        key={typing.round}
        label="Client"
        schema={schema}
        submitLabel="Save"
        busyLabel="Saving..."
        onSubmit={async (values: ClientValues) => save(base, values)}
        foot={
          <Button variant="secondary" className="max-sm:flex-1" onClick={onClose}>
            Cancel
          </Button>
        }
        // The backdrop that scrolls has an edge of its own.
        className="gap-4 [&>[data-slot=form-foot]]:-bottom-4"
      >
        <ClientFields typed={initial} coaches={coaches} hasCoach={coaches.size > 0} />
      </Form>
      {conflict ? (
        <CompareDialog
          who={conflict.writer}
          when={formatMoment(conflict.theirs.updated_at)}
          fields={comparedFields(
            conflict.fields,
            { before: base, theirs: conflict.theirs, mine: conflict.mine },
            coaches,
          )}
          onSave={(chosen) => decide(conflict, chosen)}
          onClose={() => setConflict(undefined)}
        />
      ) : null}
    </KeptForm>
  );
}
