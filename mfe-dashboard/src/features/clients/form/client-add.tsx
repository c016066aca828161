import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import { KeptForm } from '../../../components/kept-form.tsx';
import { useTyping, type Typed } from '../../../lib/use-typing.ts';
import type { CoachNames } from '../components/client-cells.tsx';
import { addClient } from '../data/add-client.ts';
import { useIntake } from '../use-intake.tsx';
import { findSimilar, type SimilarClient } from '../data/find-similar.ts';
import { useRefreshClients } from '../use-client-change.ts';
import { ClientFields } from './client-fields.tsx';
import { IntakeField } from './intake-field.tsx';
import type { NewClient } from './client-values.ts';
import { SimilarNotice } from './similar-notice.tsx';

const NOT_ADDED = 'The client was not added; what you typed is still here.';
const noFields: Typed = { status: 'Prospect' };
const typedOf = () => noFields;

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-client-schema" */ './client.schema.ts')).then(
    ({ newClientSchema }) => newClientSchema,
  );

interface Props {
  readonly coaches: CoachNames;
  /** Over a page, where the backdrop that scrolls has an edge of its own. */
  readonly isOver?: boolean;
  /** With the id of the client that was added, or of the one that is there already. */
  readonly onOpen: (id: string) => void;
  readonly onCancel: () => void;
}

/** Adds a client. One who may be on the list already is shown first. */
export function ClientAdd({ coaches, isOver = false, onOpen, onCancel }: Props) {
  const { id } = useUser();
  const role = roleOf(useSession().profile);
  const refresh = useRefreshClients();
  const typing = useTyping('new client', null, typedOf);
  const [found, setFound] = useState<{ values: NewClient; similar: SimilarClient }>();
  const [email, setEmail] = useState<string>();
  const address = (email ?? typing.initial['email'] ?? '').trim();
  const sendIntake = useIntake();
  const add = async (values: NewClient) => {
    const added = await addClient(await getSupabase(), values, { id, role });
    typing.end();
    onOpen(added);
    if (values.intake && values.email !== null)
      await sendIntake({ clientId: added, email: values.email, before: 'Client added. ' });
    else {
      notify.success('Client added');
      await refresh();
    }
  };
  const submit = async (values: NewClient) => {
    setFound(undefined);
    try {
      const all = await findSimilar(await getSupabase(), values);
      // Two people of one company are two clients.
      const similar = all.find(({ matched_by: by }) => by !== 'company');
      if (similar) setFound({ values, similar });
      else await add(values);
    } catch (error) {
      throw new Error(dataMessage(error, { what: NOT_ADDED }), { cause: error });
    }
  };
  return (
    <KeptForm typing={typing}>
      <Form
        key={typing.round}
        label="New client"
        schema={schema}
        submitLabel="Create Form"
        busyLabel="Creating..."
        onSubmit={submit}
        foot={
          <Button variant="secondary" className="max-sm:flex-1" onClick={onCancel}>
            Cancel
          </Button>
        }
        className={isOver ? 'gap-4 [&>[data-slot=form-foot]]:-bottom-4' : 'gap-4'}
      >
        <div
          className="contents"
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
          }}
        >
          <ClientFields typed={typing.initial} coaches={coaches} hasCoach={role === 'admin'} isNew />
        </div>
        {role === 'user' ? null : (
          <IntakeField email={address} isWanted={!typing.initial['email'] || 'intake' in typing.initial} />
        )}
        {found ? (
          <SimilarNotice
            similar={found.similar}
            onOpen={() => onOpen(found.similar.id)}
            onAdd={async () => {
              try {
                await add(found.values);
              } catch (error) {
                notify.error(dataMessage(error, { what: NOT_ADDED }));
              }
            }}
          />
        ) : null}
      </Form>
    </KeptForm>
  );
}
