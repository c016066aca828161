import type { Profile, ProfileChanges } from '../session-state.ts';
import type { FakeControls } from './fake-controls.ts';
import { fakeErrors, type FakeError } from './fake-errors.ts';

interface Answer {
  readonly data: unknown;
  readonly error: FakeError | null;
}

const fail = (error: FakeError): Answer => ({ data: null, error });

function columnsOf(profile: Profile, columns: string): object {
  if (columns === '*') return profile;
  return Object.fromEntries(
    columns.split(',').map((column) => [column, Reflect.get(profile, column) as unknown]),
  );
}

/** The used part of supabase-js' query builder, over profiles in memory. Calls are recorded as `profiles.<what>`. */
export function createFakeProfiles(rows: Map<string, Profile>, controls: FakeControls) {
  const read = (columns: string, id: string) => () => {
    const row = rows.get(id);
    return row ? { data: columnsOf(row, columns), error: null } : fail(fakeErrors.noRow());
  };
  return {
    select: (columns: string) => ({
      eq: (_column: 'id', id: string) => ({
        single: () =>
          controls.run<Answer>(`profiles.select ${columns}`, [id], { answer: read(columns, id), fail }),
      }),
    }),
    insert: (row: Profile) => ({
      select: () => ({
        single: () =>
          controls.run<Answer>('profiles.insert', [row], {
            answer: () => {
              if (rows.has(row.id)) return fail(fakeErrors.duplicate());
              rows.set(row.id, makeProfile(row));
              return { data: rows.get(row.id), error: null };
            },
            fail,
          }),
      }),
    }),
    update: (changes: ProfileChanges) => ({
      eq: (_column: 'id', id: string) => ({
        select: (columns: string) => ({
          single: () =>
            controls.run<Answer>('profiles.update', [changes, id], {
              answer: () => {
                const row = rows.get(id);
                if (row) rows.set(id, { ...row, ...changes });
                return read(columns, id)();
              },
              fail,
            }),
        }),
      }),
    }),
  };
}

/** Parts of a profile. The role may be one that this release does not know: tables come before pages. */
export type ProfileParts = Partial<Omit<Profile, 'role'> & { readonly role: string }>;

/** A whole profile row; what is not given is as the database would fill it. */
export function makeProfile({
  role = 'user',
  ...given
}: ProfileParts & Pick<Profile, 'id' | 'email'>): Profile {
  return {
    name: given.email.split('@')[0] ?? '',
    role: role as Profile['role'],
    account_type: 'client',
    company: null,
    phone: null,
    onboarded: false,
    status: 'active',
    created_at: '2026-01-05T09:00:00.000Z',
    updated_at: '2026-01-05T09:00:00.000Z',
    ...given,
  };
}
