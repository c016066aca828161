import { useEffect, useRef, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { CheckboxField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { DraftForm } from '../../ui/draft-form.tsx';
import { formatInstant } from '../../lib/format.ts';
import { type Typed, useTyping } from '../../lib/drafts.ts';
import { useRefresh, useWrite } from '../../lib/use-action.ts';
import type { CoachNames } from './cells.tsx';
import { ClientFields } from './client-fields.tsx';
import type { NewClient } from './client.ts';
import { useIntake } from './intake.tsx';
import { addClient, findSimilar, type SimilarClient } from './writes.ts';

interface IntakeFieldProps {
  /** Current value of the form. */
  readonly email: string;
  /** True by default, or the choice in a restored draft. */
  readonly isWanted: boolean;
}

/** The choice to email the intake form to the new client. Checked by default once there is an address. */
function IntakeField({ email, isWanted }: IntakeFieldProps) {
  const [wanted, setWanted] = useState(isWanted);
  const hasAddress = email !== '';
  return (
    <CheckboxField
      key={String(hasAddress)}
      name="intake"
      label={
        <span className="wrap-anywhere">
          {hasAddress ? `Send the intake form to ${email}` : 'Send the intake form'}
        </span>
      }
      hint={
        hasAddress
          ? 'An email with a link. They create an account or sign in, answer the questions, and see their record here.'
          : 'Nothing is sent without an email address.'
      }
      defaultChecked={hasAddress && wanted}
      disabled={!hasAddress}
      onChange={({ target }) => setWanted(target.checked)}
    />
  );
}

interface SimilarNoticeProps {
  readonly similar: SimilarClient;
  readonly onOpen: () => void;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}

/** Shown before adding a client that may exist already. */
function SimilarNotice({ similar, isBusy, onOpen, onAdd }: SimilarNoticeProps) {
  const { client_name: name, client_company: company, since } = similar;
  const notice = useRef<HTMLDivElement>(null);
  // It appears below the fields, and the next button to press is in it.
  useEffect(() => notice.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={notice}>
      <Notice tone="warning" role="alert" title="You may already have this client">
        <p className="wrap-anywhere">
          This may be {[name, company].filter(Boolean).join(', ')}, on your list since {formatInstant(since)}.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={onOpen}>
            Open it
          </Button>
          <Button size="sm" variant="quiet" busy={isBusy} onClick={onAdd}>
            Add anyway
          </Button>
        </div>
      </Notice>
    </div>
  );
}

const NOT_ADDED = 'The client was not added; what you typed is still here.';
const noFields: Typed = { status: 'Prospect' };
const typedOf = () => noFields;

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-client-schema" */ './client.schema.ts')).then(
    ({ newClientSchema }) => newClientSchema,
  );

interface ClientAddProps {
  readonly coaches: CoachNames;
  /** True in a dialog, where the scrolling backdrop has its own padding. */
  readonly isOver?: boolean;
  /** Gets the id of the new client, or of the existing duplicate. */
  readonly onOpen: (id: string) => void;
  readonly onCancel: () => void;
}

/** Adds a client. First shows a similar client that exists already. */
export function ClientAdd({ coaches, isOver = false, onOpen, onCancel }: ClientAddProps) {
  const { id } = useUser();
  const role = roleOf(useSession().profile);
  const refresh = useRefresh('client');
  const typing = useTyping('new client', null, typedOf);
  const [found, setFound] = useState<{ values: NewClient; similar: SimilarClient }>();
  const [email, setEmail] = useState<string>();
  const address = (email ?? typing.initial['email'] ?? '').trim();
  const { send: sendIntake } = useIntake();
  const { mutateAsync: add, isPending: isAdding } = useWrite(async (values: NewClient) => {
    const added = await addClient(await getSupabase(), values, { id, role });
    typing.end();
    onOpen(added);
    if (values.intake && values.email !== null)
      await sendIntake({ clientId: added, email: values.email, before: 'Client added. ' });
    else {
      notify.success('Client added');
      await refresh();
    }
  });
  const submit = async (values: NewClient) => {
    setFound(undefined);
    try {
      const all = await findSimilar(await getSupabase(), values);
      // A shared company is not a duplicate: one company can have several clients.
      const similar = all.find(({ matched_by: by }) => by !== 'company');
      if (similar) setFound({ values, similar });
      else await add(values);
    } catch (error) {
      throw new Error(dataMessage(error, { what: NOT_ADDED }), { cause: error });
    }
  };
  return (
    <DraftForm typing={typing}>
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
            isBusy={isAdding}
            onAdd={() =>
              void add(found.values).catch((error: unknown) =>
                notify.error(dataMessage(error, { what: NOT_ADDED })),
              )
            }
          />
        ) : null}
      </Form>
    </DraftForm>
  );
}

/** Adds a client in a dialog over the list. The form's page is `/dashboard/add-client`. */
export function AddClientDialog({ onCancel, ...form }: Omit<ClientAddProps, 'isOver'>) {
  return (
    // The draft is stored for this tab and offered again.
    <OpenDialog title="Add Client" onClose={onCancel}>
      <ClientAdd {...form} isOver onCancel={onCancel} />
    </OpenDialog>
  );
}
