import { createHash } from 'node:crypto';
import { reportLimits } from 'shared-contract/page-reports';
import type { ReadStore } from 'shared-release/store';
import { z } from 'zod';
import type { Backend } from './backend.ts';
import { eachOf } from './each-of.ts';
import type { OwnerAddresses } from './identity.ts';
import { createFindSource, type FindSource } from './source-places.ts';
import { postWebhook, webhookKey } from './webhook.ts';

const channels = ['webhook', 'email'] as const;
type Channel = (typeof channels)[number];

/** What `claim_error_notices` returns. */
const claimedShape = z.array(
  z.object({
    id: z.int(),
    package: z.string(),
    version: z.string(),
    release: z.string(),
    kind: z.string(),
    message: z.string(),
    place: z.string(),
    stack: z.string(),
    route: z.string(),
    count: z.int(),
    firstAt: z.string(),
    lastAt: z.string(),
  }),
);
type ClaimedError = z.infer<typeof claimedShape>[number];

interface Frame {
  /** Position in the built file. */
  readonly place: string;
  /** Position in the source, `mfe-cpps/src/routes.tsx:3:4`; null if it is unknown. */
  readonly source: string | null;
}

/** An error as owners get it. */
type NewError = Omit<ClaimedError, 'stack'> & Frame & { readonly stack: readonly Frame[] };

export interface NotifyContext {
  readonly store: ReadStore;
  readonly backend: Backend;
  /** Owners of a package (CODEOWNERS). */
  readonly ownersOf: (name: string) => readonly string[];
  readonly owners: Readonly<Record<string, OwnerAddresses>>;
  /** WEBHOOK_SECRET. */
  readonly secret: string | undefined;
  readonly say: (line: string) => void;
}

export interface Notified {
  /** Number of errors by channel. */
  readonly sent: Readonly<Record<Channel, number>>;
  /** No owner got them. They are due again. */
  readonly failed: Readonly<Record<Channel, number>>;
}

async function withSources({ stack, ...error }: ClaimedError, find: FindSource): Promise<NewError> {
  const frame = async (place: string): Promise<Frame> => ({
    place,
    // A damaged file in the store must not delay the notice.
    source: await find(error.release, place).catch(() => null),
  });
  const frames = stack.split('\n').filter((line) => line !== '');
  return { ...error, ...(await frame(error.place)), stack: await Promise.all(frames.map(frame)) };
}

/** Sends a message. */
type Send = (owner: string, to: string, errors: readonly NewError[]) => Promise<unknown>;

/** Sends one error per message, so that a repeated one has the same id, by which receivers ignore it. */
const byWebhook =
  (secret: string | undefined): Send =>
  async (owner, to, [error]) => {
    const id = `msg_${createHash('sha256')
      .update(`${owner} ${String(error?.id)}`)
      .digest('hex')
      .slice(0, 32)}`;
    const message = { type: 'error.new', timestamp: new Date().toISOString(), data: { owner, error } };
    await postWebhook(to, webhookKey(secret), id, message);
  };

/** An email lists this many errors, as the function `send-error-notice` accepts. */
const LISTED = 20;

/** PostgreSQL counts code points, and the function UTF-16 units. */
const cut = (text: string, limit: number) => text.slice(0, limit).toWellFormed();

const byEmail =
  (backend: Backend): Send =>
  (owner, to, errors) =>
    backend.callFunction('send-error-notice', {
      to,
      owner,
      errors: errors.slice(0, LISTED).map(({ package: name, version, message, route, count, ...frames }) => {
        const all = frames.stack.length > 0 ? frames.stack : [frames];
        return {
          package: name,
          version,
          message: cut(message, reportLimits.message),
          route: cut(route, reportLimits.route),
          count,
          stack: cut(all.map(({ source, place }) => source ?? place).join('\n'), reportLimits.stack),
        };
      }),
      more: Math.max(0, errors.length - LISTED),
    });

function describe(errors: readonly NewError[]): string {
  const packages = [...new Set(errors.map((error) => error.package))].join(', ');
  return `${String(errors.length)} new ${errors.length === 1 ? 'error' : 'errors'} of ${packages}`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Sends errors of one channel to their owners. Returns their ids: those that no owner got are `failed`. Repeating one
 * that an owner got would send it to that owner at every pass, as long as another owner can't be reached.
 */
async function sendToOwners(
  { ownersOf, owners, say }: NotifyContext,
  channel: Channel,
  errors: readonly NewError[],
  send: Send,
): Promise<{ sent: Set<number>; failed: Set<number> }> {
  const [sent, failed] = [new Set<number>(), new Set<number>()];
  const byOwner = new Map<string, NewError[]>();
  for (const [name, own] of Map.groupBy(errors, (error) => error.package)) {
    try {
      for (const owner of ownersOf(name)) byOwner.set(owner, [...(byOwner.get(owner) ?? []), ...own]);
    } catch (error) {
      for (const { id } of own) failed.add(id);
      say(`${describe(own)} not sent by ${channel}: ${messageOf(error)}`);
    }
  }
  for (const [owner, own] of byOwner) {
    const to = owners[owner]?.[channel];
    // An owner without an address of this channel is not notified by it.
    if (owners[owner] && to === undefined) continue;
    const messages = channel === 'webhook' && to !== undefined ? own.map((error) => [error]) : [own];
    await eachOf(messages, async (message) => {
      const what = describe(message);
      try {
        if (to === undefined)
          throw new Error(`release-rights.json has no address of ${owner} below "owners"`);
        await send(owner, to, message);
        for (const { id } of message) sent.add(id);
        say(`Sent ${what} to ${owner} by ${channel}`);
      } catch (error) {
        for (const { id } of message) failed.add(id);
        say(`${what} not sent to ${owner} by ${channel}: ${messageOf(error)}`);
      }
    });
  }
  return { sent, failed: failed.difference(sent) };
}

/**
 * Notifies owners of the errors that they don't know yet, with positions in the source. Each channel has its own claims
 * in the database, so that commands at the same time send nothing twice, and a failure of one channel doesn't repeat
 * the other.
 */
export async function notifyOwners(context: NotifyContext): Promise<Notified> {
  const { store, backend, owners, secret } = context;
  // Check the setting before errors are claimed.
  if (Object.values(owners).some(({ webhook }) => webhook !== undefined)) webhookKey(secret);
  const find = createFindSource(store);
  const senders = { webhook: byWebhook(secret), email: byEmail(backend) };
  const sent = { webhook: 0, email: 0 };
  const failed = { webhook: 0, email: 0 };
  for (const channel of channels) {
    const claimed = claimedShape.parse(await backend.callDatabase('claim_error_notices', { channel }));
    if (claimed.length === 0) continue;
    const ids = claimed.map(({ id }) => id);
    let result = { sent: new Set<number>(), failed: new Set(ids) };
    try {
      const errors = await Promise.all(claimed.map((error) => withSources(error, find)));
      result = await sendToOwners(context, channel, errors, senders[channel]);
    } finally {
      const finish = (some: readonly number[], isSent: boolean) =>
        backend.callDatabase('finish_error_notices', { ids: some, is_sent: isSent });
      await finish(
        ids.filter((id) => !result.failed.has(id)),
        true,
      );
      if (result.failed.size > 0) await finish([...result.failed], false);
    }
    sent[channel] = result.sent.size;
    failed[channel] = result.failed.size;
  }
  return { sent, failed };
}
