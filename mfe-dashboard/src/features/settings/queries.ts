import { callRpc } from 'shared-auth/call-rpc';
import { dataMessage } from 'shared-auth/error-words';
import type { SessionOperations } from 'shared-auth/session-store';
import type { DataClient } from 'shared-auth/supabase-client';
import { paths } from 'shared-contract/paths';
import { dataSummary } from 'shared-contract/rpc/members';
import { unwrap } from '../../lib/unwrap.ts';
import { atField, FieldError } from '../../lib/field-error.ts';
import { type Preferences, preferencesFrom } from './preferences.ts';

/** Lists the caller's sessions, this device first. */
export const listSessions = (client: DataClient) => unwrap(client.rpc('my_sessions'));

export type Session = Awaited<ReturnType<typeof listSessions>>[number];

/** Ends one of the caller's sessions, or does nothing if it has ended already. */
export async function endSession(client: DataClient, sessionId: string): Promise<void> {
  const { error } = await client.rpc('end_session', { session_id: sessionId });
  if (error && error.code !== 'PT404') throw error;
}

/** Ends all other sessions of the caller. Returns their number. */
export const endOtherSessions = (client: DataClient): Promise<number> =>
  unwrap(client.rpc('end_other_sessions'));

/**
 * Returns the most recent entries of the caller's security log, the total, and the last sign-in, which may be older.
 */
export async function listSecurityEvents(client: DataClient, userId: string, limit: number) {
  const own = () =>
    client
      .from('auth_events')
      .select('id, kind, device, place, created_at', { count: 'exact' })
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false });
  const [{ data, count, error }, last] = await Promise.all([
    own().limit(limit),
    own().eq('kind', 'sign_in').limit(1),
  ]);
  if (error) throw error;
  if (last.error) throw last.error;
  return { events: data, total: count ?? 0, lastSignIn: last.data[0] ?? null };
}

export type SecurityEvent = Awaited<ReturnType<typeof listSecurityEvents>>['events'][number];

/** Checks for another administrator who isn't suspended. Only administrators can read all accounts. */
export async function hasOtherAdministrator(client: DataClient, id: string): Promise<boolean> {
  const others = await unwrap(
    client
      .from('profiles')
      .select('id')
      .eq('role', 'admin')
      .neq('status', 'suspended')
      .neq('id', id)
      .limit(1),
  );
  return others.length > 0;
}

/** Cancels a change of address. The links in its emails stop working. */
export const cancelEmailChange = (client: DataClient) => unwrap(client.rpc('cancel_email_change'));

/** Returns the saved preferences, or the defaults. */
export async function readPreferences(client: DataClient, userId: string): Promise<Preferences> {
  const row = await unwrap(
    client.from('user_preferences').select('preferences').eq('user_id', userId).maybeSingle(),
  );
  return preferencesFrom(row?.preferences);
}

export const savePreferences = (
  client: DataClient,
  userId: string,
  { theme, notifications, privacy }: Preferences,
) =>
  unwrap(
    client
      .from('user_preferences')
      .upsert({ user_id: userId, preferences: { theme, notifications, privacy } }, { onConflict: 'user_id' }),
  );

export interface ReadName {
  readonly name: string;
  readonly version: number;
}

export class NameConflict extends FieldError {
  /** The current value. The next attempt overwrites it. */
  readonly theirs: ReadName;
  constructor(theirs: ReadName) {
    super(
      'name',
      `Changed to “${theirs.name}” on another device since you opened this page. Save again to replace it with yours.`,
    );
    this.theirs = theirs;
  }
}

/**
 * Saves the name unless it has changed since it was read. Other changes to the row, such as a new role, don't conflict.
 * @throws {@link NameConflict}
 */
export async function saveName(client: DataClient, id: string, name: string, known: ReadName): Promise<void> {
  const write = (version: number) =>
    unwrap(
      client
        .from('profiles')
        .update({ name })
        .eq('id', id)
        .eq('version', version)
        .select('version')
        .maybeSingle(),
    );
  if (await write(known.version)) return;
  const data = await unwrap(client.from('profiles').select('name, version').eq('id', id).maybeSingle());
  if (!data) throw Object.assign(new Error('No such profile'), { code: 'PGRST116' });
  if (data.name === name) return;
  if (data.name !== known.name) throw new NameConflict(data);
  if (!(await write(data.version))) throw new NameConflict(data);
}

const setPath = (client: DataClient, id: string, path: string | null) =>
  unwrap(client.from('profiles').update({ avatar_path: path }).eq('id', id).select('id').single());

/** Removes an unreferenced file. If this fails, deleting the account removes it. */
async function drop(client: DataClient, path: string | null): Promise<void> {
  if (path !== null) await client.storage.from('avatars').remove([path]);
}

/**
 * Uploads a picture under a unique name, sets it in the profile, and removes the previous file.
 * @throws if the upload or the update fails. The profile is then unchanged.
 */
export async function saveAvatar(
  client: DataClient,
  id: string,
  picture: Blob,
  before: string | null,
): Promise<void> {
  const path = `${id}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
  const { error } = await client.storage
    .from('avatars')
    .upload(path, picture, { contentType: picture.type, cacheControl: '31536000' });
  if (error) throw error;
  try {
    await setPath(client, id, path);
  } catch (cause) {
    await drop(client, path);
    throw cause;
  }
  await drop(client, before);
}

/** Removes the picture from the profile first, then from storage. */
export async function removeAvatar(client: DataClient, id: string, before: string | null): Promise<void> {
  await setPath(client, id, null);
  await drop(client, before);
}

export const readDataSummary = (client: DataClient) => callRpc(client, dataSummary);

export interface ProfileValues {
  readonly name: string;
  readonly email: string;
}

interface Known extends ProfileValues {
  readonly id: string;
  readonly version: number;
  /** A new address that awaits confirmation. */
  readonly pending: string | null;
}

/**
 * Saves the name, then requests the change of address. After confirmation, the database updates the profile's address.
 * @returns true if a change of address was requested
 * @throws an Error with a message for the form. A `FieldError` of the address means that the name was saved
 */
export async function saveProfile(
  client: DataClient,
  { changeEmail, reloadProfile }: Pick<SessionOperations, 'changeEmail' | 'reloadProfile'>,
  { name, email }: ProfileValues,
  known: Known,
): Promise<boolean> {
  const isEmailChanging = email !== known.email && email !== known.pending;
  if (name !== known.name || !isEmailChanging) {
    try {
      await saveName(client, known.id, name, known);
    } catch (cause) {
      if (cause instanceof NameConflict) throw cause;
      const what = 'Nothing was saved. What you typed is still here.';
      throw new Error(dataMessage(cause, { what }), { cause });
    } finally {
      // Updates the page and the version for the next attempt. A failure here is harmless.
      await reloadProfile().catch(() => undefined);
    }
  }
  if (!isEmailChanging) return false;
  await changeEmail(email, paths.confirm).catch(atField('email', 'This address could not be changed.'));
  return true;
}
