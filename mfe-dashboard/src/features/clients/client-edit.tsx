import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { useTyping } from '../../lib/drafts.ts';
import { formatMoment } from '../../lib/format.ts';
import { changerOf } from '../../lib/names.ts';
import { useRefresh, useWrite } from '../../lib/use-action.ts';
import { CompareDialog } from '../../ui/compare-dialog.tsx';
import { DraftForm } from '../../ui/draft-form.tsx';
import type { CoachNames } from './cells.tsx';
import { ClientFields } from './client-fields.tsx';
import { type ClientValues, fieldLabels, formatField, typedOf } from './client.ts';
import { type FullClient, readClient } from './queries.ts';
import { saveClient } from './writes.ts';

interface Merged<Fields> {
  /** Fields that only the user changed. They can be saved. */
  readonly ours: Partial<Fields>;
  /** Fields that both changed to different values. The user must choose. */
  readonly conflicts: readonly (keyof Fields & string)[];
}

/** Lists are equal in any order. */
const inOrder = (value: unknown): string | null =>
  Array.isArray(value) ? JSON.stringify(value.map(String).sort()) : null;

const isSame = (one: unknown, other: unknown): boolean => {
  const [first, second] = [inOrder(one), inOrder(other)];
  if (first !== null && second !== null) return first === second;
  return one === other || (one ?? null) === (other ?? null);
};

/**
 * Merges two users' changes to a record.
 * @param before the common base
 * @param mine the user's values. Fields that are missing here stay unchanged.
 * @param theirs the current record
 */
export function mergeFields<Fields extends object>(
  before: Fields,
  mine: Partial<Fields>,
  theirs: Fields,
): Merged<Fields> {
  const ours: Partial<Fields> = {};
  const conflicts: (keyof Fields & string)[] = [];
  for (const field of Object.keys(mine) as (keyof Fields & string)[]) {
    const value = mine[field];
    if (value === undefined || isSame(value, before[field]) || isSame(value, theirs[field])) continue;
    if (isSame(before[field], theirs[field])) ours[field] = value;
    else conflicts.push(field);
  }
  return { ours, conflicts };
}

/** How often a save is repeated over a newer version before it fails. */
const MAX_ATTEMPTS = 3;

const NOT_SAVED = 'The client was not saved; what you typed is still here.';

type Saving =
  | { readonly isSaved: true }
  | {
      readonly isSaved: false;
      readonly theirs: FullClient;
      readonly writer: string;
      readonly ours: Partial<ClientValues>;
      readonly fields: readonly (keyof ClientValues)[];
    };

/**
 * Saves the changed fields of a client into the current row, which another user may have changed. If both changed the
 * same field, returns these fields and saves nothing.
 * @throws an Error with a message for the form
 */
export async function saveMerged(
  base: FullClient,
  values: Partial<ClientValues>,
  me: string,
): Promise<Saving> {
  try {
    const client = await getSupabase();
    let seen = base;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const { ours, conflicts } = mergeFields<ClientValues>(base, values, seen);
      if (conflicts.length > 0)
        return {
          isSaved: false,
          theirs: seen,
          writer: await changerOf(client, seen.updated_by, me),
          ours,
          fields: conflicts,
        };
      if (Object.keys(ours).length === 0) return { isSaved: true };
      if ((await saveClient(client, seen, ours)) !== null) return { isSaved: true };
      const now = await readClient(client, base.id);
      if (now === null || now.version === seen.version)
        throw new Error(`${NOT_SAVED} You can no longer change this client.`);
      seen = now;
    }
    throw new Error(`${NOT_SAVED} Others are changing this client right now. Try again in a moment.`);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(NOT_SAVED)) throw error;
    throw new Error(dataMessage(error, { what: NOT_SAVED }), { cause: error });
  }
}

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-client-schema" */ './client.schema.ts')).then(
    ({ clientSchema }) => clientSchema,
  );

interface Props {
  /** The row that was opened; the form compares with it until it is saved. */
  readonly client: FullClient;
  readonly coaches: CoachNames;
  readonly onClose: () => void;
}

type Conflict = Extract<Saving, { isSaved: false }> & { readonly mine: Partial<ClientValues> };

/** The form of a client in the drawer. Merges changes of different fields; asks if two users changed the same one. */
export function ClientEdit({ client, coaches, onClose }: Props) {
  const { id: me } = useUser();
  const typing = useTyping(client.id, client, typedOf);
  const { base, initial } = typing;
  const [conflict, setConflict] = useState<Conflict>();
  const refresh = useRefresh('client');
  const { mutateAsync: save } = useWrite(async ([from, values]: [FullClient, Partial<ClientValues>]) => {
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
  });
  const decide = async ({ theirs, ours, mine }: Conflict, chosen: readonly string[]) => {
    const picked = Object.fromEntries(Object.entries(mine).filter(([field]) => chosen.includes(field)));
    try {
      await save([theirs, { ...ours, ...picked }]);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'The client was not saved.');
    }
  };
  return (
    <DraftForm typing={typing}>
      <Form
        key={typing.round}
        label="Client"
        schema={schema}
        submitLabel="Save"
        busyLabel="Saving..."
        onSubmit={(values: ClientValues) => save([base, values])}
        foot={
          <Button variant="secondary" className="max-sm:flex-1" onClick={onClose}>
            Cancel
          </Button>
        }
        // The scrolling backdrop has its own padding.
        className="gap-4 [&>[data-slot=form-foot]]:-bottom-4"
      >
        <ClientFields typed={initial} coaches={coaches} hasCoach={coaches.size > 0} />
      </Form>
      {conflict ? (
        <CompareDialog
          who={conflict.writer}
          when={formatMoment(conflict.theirs.updated_at)}
          fields={conflict.fields.map((name) => ({
            name,
            label: fieldLabels[name],
            before: formatField(name, base, coaches),
            theirs: formatField(name, conflict.theirs, coaches),
            mine: formatField(name, conflict.mine, coaches),
          }))}
          onSave={(chosen) => decide(conflict, chosen)}
          onClose={() => setConflict(undefined)}
        />
      ) : null}
    </DraftForm>
  );
}
