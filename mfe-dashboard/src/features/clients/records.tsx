import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Button, ButtonLink } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { z } from 'zod/mini';
import { formatCalendarDay, formatInstant, formatMoment } from '../../lib/format.ts';
import { newStoryAddress, statusLabels, statusTones, titleOf } from '../../lib/labels.ts';
import { changerOf } from '../../lib/names.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery, useNames } from '../../lib/use-data-query.ts';
import { newProjectionAddress, projectionAddress } from '../../page-list.ts';
import { FailedQuery } from '../../ui/states.tsx';
import type { CoachNames } from './cells.tsx';
import { type ClientValues, fieldLabels, formatField } from './client.ts';
import { type ClientEvent, listClientEvents, listClientProjections, listClientStories } from './queries.ts';
import { revertChange } from './writes.ts';

/** Archived projections are last. */
export function ClientProjections({ clientId }: { readonly clientId: string }) {
  const query = useDataQuery('client-projections', (client) => listClientProjections(client, clientId), {
    clientId,
  });
  const all = query.data;
  const shown = [
    ...(all ?? []).filter(({ archived_at: at }) => at === null),
    ...(all ?? []).filter(({ archived_at: at }) => at !== null),
  ];
  return (
    <section aria-labelledby="client-projections" className="flex flex-col gap-3">
      <h3 id="client-projections" className="text-lg">
        Tax projections
      </h3>
      {query.isError && !all ? <FailedQuery what="The projections" query={query} /> : null}
      {all?.length === 0 ? <p className="text-muted">None.</p> : null}
      {shown.length > 0 ? (
        <ul aria-label="Tax projections">
          {shown.map(({ id, label, tax_year: year, made_at: madeAt, archived_at: archivedAt }) => (
            <li
              key={id}
              className="flex min-h-control-sm items-center gap-3 border-b border-line last:border-b-0"
            >
              <span className="min-w-0 grow wrap-anywhere">
                <TextLink to={projectionAddress(id)}>{label}</TextLink>
                {archivedAt === null ? null : <span className="text-muted">, archived</span>}
              </span>
              <span className="shrink-0 text-muted tabular-nums">
                {year}, made {formatInstant(madeAt)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink variant="secondary" size="sm" to={newProjectionAddress(clientId)} className="self-start">
        New tax projection
      </ButtonLink>
    </section>
  );
}

export function ClientStories({ clientId }: { clientId: string }) {
  const query = useDataQuery('client-stories', (client) => listClientStories(client, clientId), { clientId });
  const stories = query.data;
  return (
    <section aria-labelledby="client-stories" className="flex flex-col gap-3">
      <h3 id="client-stories" className="text-lg">
        Stories
      </h3>
      {query.isError && !stories ? <FailedQuery what="Stories" query={query} /> : null}
      {stories?.length === 0 ? (
        <p className="text-muted">No stories yet. Start with what the client told you first.</p>
      ) : null}
      {stories && stories.length > 0 ? (
        <ul aria-label="Stories">
          {stories.map(({ id, title, status, updated_at: updated }) => (
            <li
              key={id}
              className="flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1 last:border-b-0"
            >
              <span className="min-w-0 grow wrap-anywhere">
                <TextLink to={paths.dashboard.story(id)}>{titleOf(title)}</TextLink>
              </span>
              <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
              <span className="text-sm text-muted tabular-nums">{formatInstant(updated)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap gap-2 print:hidden">
        <ButtonLink variant="secondary" size="sm" to={newStoryAddress(clientId)}>
          Write a story
        </ButtonLink>
        <ButtonLink variant="quiet" size="sm" to={`${paths.dashboard.stories}?client=${clientId}`}>
          All in the list
        </ButtonLink>
      </p>
    </section>
  );
}

/** Reverts one change, unless the field was changed since. The database checks the permission too. */
function RevertButton({ event, label }: { readonly event: ClientEvent; readonly label: string }) {
  const { id: me } = useUser();
  const isAdmin = roleOf(useSession().profile) === 'admin';
  const { act: revert, isBusy } = useAction({
    run: async (client) => {
      const { reverted, by } = await revertChange(client, event.id);
      return reverted ? null : changerOf(client, by, me);
    },
    failed: 'Nothing was undone.',
    changes: ['client'],
    onDone: (editor) =>
      editor === null
        ? notify.success('Undone')
        : notify.error(`Changed by ${editor} in the meantime. Nothing was undone.`),
  });
  if (event.kind !== 'status' && event.kind !== 'fields' && !(event.kind === 'coach' && isAdmin)) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      aria-label={`Revert: ${label}`}
      className="-my-1 min-h-0 shrink-0 px-1 py-1 underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
      onClick={() => void revert()}
    >
      Revert
    </Button>
  );
}

const eventLabels = {
  fields: 'Changed',
  created: 'Added',
  imported: 'Added from a file',
  projection: 'Tax projection made',
  note: 'Note',
  call: 'Call',
  email: 'Email',
};

function headOf({ kind, from_value: from, to_value: to }: ClientEvent, coaches: CoachNames): string {
  switch (kind) {
    case 'status':
      return `Status from ${from ?? 'none'} to ${to ?? 'none'}`;
    case 'coach':
      return `Coach: ${to === null ? 'unassigned' : (coaches.get(to) ?? 'a coach')}`;
    case 'review':
      if (to === null) return `Review canceled${from === null ? '' : `: ${formatMoment(from)}`}`;
      return `${from === null ? 'Review booked' : 'Review moved'}: ${formatMoment(to)}`;
    case 'intake':
      return `Intake form ${to ?? 'sent'}`;
    default:
      return eventLabels[kind];
  }
}

const value = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
const changes = z.record(z.string(), z.object({ from: value, to: value }));

interface ChangedField {
  readonly name: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const isField = (name: string): name is keyof ClientValues => name in fieldLabels;

/** Returns the changes of one save, in the order of the form's fields. */
function changedFields({ changed }: ClientEvent, coaches: CoachNames): readonly ChangedField[] {
  if (changed === null) return [];
  const parsed = changes.parse(changed);
  return Object.keys(fieldLabels)
    .filter(isField)
    .flatMap((name) => {
      const change = parsed[name];
      if (!change) return [];
      const format = (side: unknown) => formatField(name, { [name]: side }, coaches);
      return { name, label: fieldLabels[name], from: format(change.from), to: format(change.to) };
    });
}

interface ClientActivityProps {
  readonly clientId: string;
  readonly coaches: CoachNames;
  /** True to show only notes, calls, and emails. */
  readonly isWrittenOnly: boolean;
}

const written: readonly ClientEvent['kind'][] = ['note', 'call', 'email'];

function When({ event: { happened_on: day, created_at: at } }: { event: ClientEvent }) {
  return <time dateTime={day ?? at}>{day === null ? formatInstant(at) : formatCalendarDay(day)}</time>;
}

/** Newest first. Combines notes, calls, and emails with recorded changes. */
export function ClientActivity({ clientId, coaches, isWrittenOnly }: ClientActivityProps) {
  const query = useDataQuery('client-events', (client) => listClientEvents(client, clientId), { clientId });
  const events = query.data?.filter(({ kind }) => !isWrittenOnly || written.includes(kind));
  const hidden = useNames((events ?? []).map(({ actor_id: id, profiles }) => (profiles ? null : id)));
  const actorOf = ({ actor_id: id, profiles }: ClientEvent) =>
    [profiles?.name, hidden.get(id ?? '')].find(Boolean);
  return (
    <>
      {query.isError && !events ? <FailedQuery what="The activity" query={query} /> : null}
      {events?.length === 0 ? <p className="text-muted">Nothing is recorded yet.</p> : null}
      <ol aria-label={isWrittenOnly ? 'Notes' : 'Activity'} className="flex flex-col gap-3">
        {(events ?? []).map((event) => (
          <li key={event.id} className="border-l-2 border-line pl-3">
            <div className="flex items-start justify-between gap-3">
              <p className="text-sm text-muted">
                <span className="font-semibold text-ink">{headOf(event, coaches)}</span>
                {actorOf(event) ? `, ${actorOf(event) ?? ''}` : ''}, <When event={event} />
                {event.edited_at === null ? '' : ', edited'}
              </p>
              {event.is_shared ? <Badge>Shared with client</Badge> : null}
              <RevertButton event={event} label={headOf(event, coaches)} />
            </div>
            {changedFields(event, coaches).map(({ name, label, from, to }) => (
              <p key={name} className="wrap-anywhere">
                <span className="text-muted">{label}:</span> {from} <span aria-hidden="true">→</span>
                <span className="sr-only">to</span> {to}
              </p>
            ))}
            {event.removed_at === null ? null : <p className="text-muted">Removed.</p>}
            {event.note ? <p className="wrap-anywhere whitespace-pre-line">{event.note}</p> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
