import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { describedRpcs } from 'embedded-backend/types';
import type { ProductSchema } from '../harness/product-schema.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

/* Compares the results of database functions with the schemas that pages parse them with, on rows that fill every
   field. */
const project = await startProduct();
const { service } = project;
const signIn = (who: string) => project.signIn(`${who}@example.com`, 'demo-password');
const [admin, coach, rival, owner] = (await Promise.all(
  ['admin', 'coach', 'coach2', 'client'].map(signIn),
)) as [Person<ProductClient>, Person<ProductClient>, Person<ProductClient>, Person<ProductClient>];
type Names = keyof ProductSchema['public']['Functions'];
const ask = async (who: Person<ProductClient>, name: Names, args?: object): Promise<unknown> =>
  unwrap((await who.client.rpc(name, args as never)) as { data: unknown; error: unknown });
/** Returns the id of a demo row by table and row number. */
const demo = (table: number, row: number) =>
  `00000000-0000-4000-8${String(table).padStart(3, '0')}-${String(row).padStart(12, '0')}`;
const [clientId, recordId, storyId, leadId, callId] = [
  demo(1, 1),
  demo(1, 5),
  demo(2, 6),
  demo(3, 1),
  demo(7, 1),
];
const today = new Date().toISOString().slice(0, 10);
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

// Rows that the demo data lacks.
const { email } = unwrap(await service.from('leads').select('email').eq('id', leadId).single());
const lead = { name: 'Again', company: 'Osei Freight', email, message: 'Hello' };
const plan = { label: 'Plan', tax_year: 2026, inputs: {}, result: { saved: 1 } };
const note = { kind: 'call', note: 'Shared', happened_on: today, is_shared: true };
const invitation = {
  email: 'new@example.com',
  role: 'coach',
  token_hash: '1'.repeat(64),
  expires_at: daysFromNow(1),
};
for (const row of await Promise.all([
  service.from('clients').update({ account_id: owner.id }).eq('id', recordId),
  service.from('client_deadlines').insert({ client_id: recordId, name: 'Return', due_on: today }),
  service.from('leads').update({ client_id: clientId }).eq('status', 'converted'),
  service.from('leads').insert(lead),
  service
    .from('profiles')
    .update({ avatar_path: `${coach.id}/${crypto.randomUUID()}.webp` })
    .eq('id', coach.id),
  service.from('invitations').insert(invitation),
  coach.client.from('projections').insert([clientId, recordId].map((client_id) => ({ client_id, ...plan }))),
  coach.client.from('client_events').insert({ client_id: recordId, ...note }),
]))
  succeed(row);

const part = { remote: 'shell', version: '1.0.0' };
const report = {
  release: 'r1',
  errors: [{ ...part, kind: 'script', message: 'm', place: '/static/js/a.js:1:2', stack: '', route: '/' }],
  views: [{ ...part, count: 1 }],
  vitals: [{ ...part, metric: 'LCP', value: 1 }],
};
const resource = {
  ...{ resource_id: 'for-all', level: 'All', path: `for-all/${'1'.repeat(16)}.pdf`, words_path: null },
  ...{ size_bytes: 10, sha256: 'a'.repeat(64), updated_on: today },
};
const batchOf = (answer: unknown) => ({ batch: (answer as { batch: string }).batch });
const assign = { list: 'clients', change: { coach: rival.id }, expected: 1, ids: [clientId] };
const hosts = { call_ids: [callId], expected: 1, host: rival.id };
const imported = [
  { name: 'New' },
  { name: 'New', email: 'none' },
  { name: 'Ines', email: 'ines@batterham.example' },
];
const last = { after_since: 'infinity', after_id: leadId };

/** Results of each function. Together they have a value for every field of its schema. */
const calls: Readonly<Record<string, () => Promise<unknown[]>>> = {
  account_facts: async () => [await ask(admin, 'account_facts', { user_id: coach.id })],
  analytics: async () => [
    await ask(admin, 'analytics', { first_day: daysFromNow(-45).slice(0, 10), last_day: today }),
  ],
  archive_stories: async () => [await ask(admin, 'archive_stories', { ids: [storyId] })],
  bulk_change: async () => [await ask(admin, 'bulk_change', assign)],
  change_role: async () => {
    const account = service.from('profiles').select('version').eq('id', rival.id).single();
    const { version: expected } = unwrap(await account);
    const answer = await ask(admin, 'change_role', { user_id: rival.id, role: 'user', expected });
    succeed(await service.from('profiles').update({ role: 'coach' }).eq('id', rival.id));
    return [answer];
  },
  coach_page: async () => [await ask(coach, 'coach_page')],
  data_summary: async () => [await ask(owner, 'data_summary')],
  free_review_starts: async () => [await ask(coach, 'free_review_starts', { client_id: recordId })],
  free_starts_of_call: async () => [await ask(admin, 'free_starts_of_call', { call_id: callId })],
  import_clients: async () => [
    await ask(coach, 'import_clients', { rows: imported }),
    await ask(coach, 'import_clients', { rows: imported.slice(0, 1), dry_run: false }),
  ],
  lead_board: async () => [await ask(admin, 'lead_board')],
  lead_stage: async () => [await ask(admin, 'lead_stage', { filter: {}, stage: 'converted', ...last })],
  member_profile: async () => [
    await ask(admin, 'member_profile', { person: coach.id }),
    await ask(coach, 'member_profile'),
  ],
  open_resource: async () => {
    succeed(await service.rpc('put_resource', resource as never));
    return [await ask(owner, 'open_resource', { resource_id: 'for-all' })];
  },
  overview_admin: async () => [await ask(admin, 'overview_admin')],
  overview_coach: async () => [await ask(coach, 'overview_coach')],
  overview_user: async () => [await ask(owner, 'overview_user'), await ask(rival, 'overview_user')],
  own_certification: async () => [await ask(coach, 'own_certification')],
  own_records: async () => [await ask(owner, 'own_records')],
  revert_client_change: async () => {
    succeed(await coach.client.from('clients').update({ status: 'Inactive' }).eq('id', recordId));
    succeed(await admin.client.from('clients').update({ status: 'Prospect' }).eq('id', recordId));
    const change = service
      .from('client_events')
      .select('id')
      .match({ client_id: recordId, to_value: 'Inactive' });
    const { id } = unwrap(await change.single());
    return [await ask(admin, 'revert_client_change', { event_id: id })];
  },
  save_story: async () => {
    const save = (base: string, title: string) =>
      ask(admin, 'save_story', { id: demo(2, 3), base: { title: base }, patch: { title } });
    const { story } = (await save('Other', 'New')) as { story: { title: string } };
    await save(story.title, 'New');
    return [await save('Other', 'Newer')];
  },
  search_all: async () => [
    await ask(admin, 'search_all', { q: 'ar' }),
    await ask(admin, 'search_all', { q: 'CALL-SEED-AAAB' }),
  ],
  set_hosts: async () => [await ask(admin, 'set_hosts', hosts)],
  similar_clients: async () => [
    await ask(coach, 'similar_clients', { name: 'X', email: 'ines@batterham.example' }),
  ],
  similar_to_lead: async () => [await ask(admin, 'similar_to_lead', { lead_id: leadId })],
  site_health: async () => {
    succeed(await project.visitor().rpc('record_page_report', { report }));
    return [await ask(admin, 'site_health', { hours: 24 })];
  },
  story_choices: async () => [await ask(admin, 'story_choices')],
  system_analytics: async () => [await ask(admin, 'system_analytics')],
  training_people: async () => [await ask(admin, 'training_people')],
  undo: async () => [
    await ask(admin, 'undo', batchOf(await ask(admin, 'archive_stories', { ids: [storyId] }))),
    await ask(admin, 'undo', batchOf(await ask(admin, 'bulk_change', assign))),
    await ask(admin, 'undo', batchOf(await ask(admin, 'set_hosts', hosts))),
  ],
};

const ofApplication = ['.application.id', '.application.sentAt'];
const ofFound = ['clients', 'leads', 'stories', 'applications', 'calls', 'people'].flatMap((kind) => [
  `.${kind}[].at`,
  `.${kind}[].status`,
]);
/**
 * Fields that functions return but no page reads. To remove a field, first remove it from the schema and list it here,
 * then remove it from the function.
 */
const unread: Readonly<Record<string, readonly string[]>> = {
  bulk_change: ['.matched'],
  free_starts_of_call: ['.timeZone'],
  import_clients: ['.duplicates[].id', '.duplicates[].repeats'],
  open_resource: ['.downloads', '.wordsPath'],
  overview_coach: ofApplication,
  overview_user: ['.nextCall.clientId', '.records[].projections[].madeAt', ...ofApplication],
  own_records: ['[].projections[].madeAt'],
  save_story: ['.story.created_at'],
  search_all: ofFound,
};
const alwaysNull: typeof unread = { search_all: ['.stories[].detail'] };

/** Paths that only the results contain, and paths of the schema without a value. */
interface Faults {
  readonly unknown: Set<string>;
  readonly unproven: Set<string>;
}

/** Compares a schema with the values that the results have at one path. */
function compare(shape: z.core.$ZodType, values: readonly unknown[], at: string, faults: Faults): void {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  const go = (part: z.core.$ZodType, found: readonly unknown[], name: string) => {
    compare(part, found, at + name, faults);
  };
  const entries = () => values.flatMap((value) => Object.entries<unknown>(value as Record<string, unknown>));
  if (def.type === 'nullable' || def.type === 'optional')
    go(
      def.innerType,
      values.filter((value) => (value ?? null) !== null),
      '',
    );
  else if (values.length === 0) faults.unproven.add(at);
  else if (def.type === 'array') go(def.element, values.flat(), '[]');
  else if (def.type === 'record')
    go(
      def.valueType,
      entries().map(([, value]) => value),
      '.*',
    );
  else if (def.type === 'object') {
    for (const [name] of def.catchall ? [] : entries())
      if (!(name in def.shape)) faults.unknown.add(`${at}.${name}`);
    for (const [name, part] of Object.entries(def.shape))
      go(
        part,
        entries()
          .filter(([key]) => key === name)
          .map(([, value]) => value),
        `.${name}`,
      );
  }
}

const rpcs = await describedRpcs();

test('every described function has a call', () => {
  assert.deepEqual(
    Object.keys(calls),
    rpcs.map(({ name }) => name),
  );
});

for (const { name, answer } of rpcs)
  test(`${name} answers every part of its shape, and nothing else`, async () => {
    const answers = (await calls[name]?.()) ?? [];
    for (const value of answers) assert.deepEqual(z.safeParse(answer, value).error?.issues, undefined);
    const faults: Faults = { unknown: new Set(), unproven: new Set() };
    compare(answer, answers, '', faults);
    assert.deepEqual(
      [...faults.unproven],
      alwaysNull[name] ?? [],
      'no value was seen here: add a row or a call',
    );
    assert.deepEqual([...faults.unknown], unread[name] ?? []);
  });
