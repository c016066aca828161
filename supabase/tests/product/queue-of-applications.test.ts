import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApplications, readFigures } from '../../../mfe-dashboard/src/features/applications/queries.ts';
import { queueFrom } from '../../../mfe-dashboard/src/features/applications/model.ts';
import { newAddress } from '../harness/functions.ts';
import { pendingDecisions } from '../harness/held-decisions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

/* The application queue as the dashboard queries it: search, filters, pages, counts, and the audit entry of an export. */
const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const { apply } = pendingDecisions(project, admin);
const cohort = '00000000-0000-4000-8004-000000000003';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/**
 * Sixty applications with a shared tag: a third each overdue, due within hours, and due in days. Half of them request a
 * cohort.
 */
const tag = newAddress('queue').split('@')[0] ?? '';
for (let n = 0; n < 60; n += 1) {
  const id = await apply(`${tag}-${n}@x.example`, n % 2 === 0 ? { cohort_id: cohort } : {});
  const review_due_at = hours([-5, 5, 100][n % 3] ?? 0);
  const status = n < 6 ? 'rejected' : n < 18 ? 'in_review' : 'submitted';
  succeed(await service.from('certification_applications').update({ review_due_at, status }).eq('id', id));
}
const queue = (words: string) => queueFrom(new URLSearchParams(`q=${tag}&${words}`));
const list = (words: string) => listApplications(admin.client, queue(words));

test('pages of a search, the last in the place of one beyond it', async () => {
  const [first, last, beyond] = [await list('status=all'), await list('status=all&page=3'), await list('status=all&page=9')]; // oxfmt-ignore
  assert.deepEqual([first.total, first.rows.length, last.rows.length], [60, 25, 10]);
  assert.deepEqual([beyond.page, beyond.rows], [3, last.rows]);
  const large = await list('status=all&size=100');
  assert.equal(new Set(large.rows.map(({ id }) => id)).size, 60);
});

test('filters are any of several, and combine', async () => {
  for (const [words, total] of [
    ['', 54],
    ['status=rejected,in_review', 18],
    ['status=all&type=client', 0],
    [`status=all&cohort=${cohort}`, 30],
    ['status=all&cohort=none', 30],
    [`status=all&cohort=none,${cohort}`, 60],
    ['due=overdue', 18],
    ['status=all&due=overdue', 20],
    ['status=all&due=next-1d', 20],
    ['status=all&due=last-1d', 20],
    ['due=over-1d', 0],
  ] as const)
    assert.equal((await list(words)).total, total, words);
});

test('each state counts what the list would show of it', async () => {
  for (const words of ['', 'due=overdue', `cohort=${cohort}`, 'cohort=none&due=next-1d', 'type=cpa']) {
    const figures = await readFigures(admin.client, queue(words));
    for (const status of ['submitted', 'in_review', 'approved', 'rejected', 'withdrawn'] as const)
      assert.equal((await list(`${words}&status=${status}`)).total, figures[status], `${words} ${status}`);
  }
});

const fileOf = async (who: typeof admin, query: string) => {
  const { data } = await who.client.auth.getSession();
  return fetch(`${project.backend.url}/functions/v1/export-list`, {
    method: 'POST',
    headers: {
      apikey: project.backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ list: 'applications', query, columns: ['name', 'firm', 'status'] }),
  });
};

test('a file has every row once, as the list finds them, and who took it away is written down', async () => {
  const file = await fileOf(admin, `q=${tag}&status=all`);
  const lines = (await file.text()).trimEnd().split('\r\n');
  assert.deepEqual([lines.length, new Set(lines).size], [61, 61]);
  assert.match(lines[0] ?? '', /First name,Last name,Email,.*License number,.*Cohort wanted,Id$/);
  const late = await fileOf(admin, `q=${tag}&due=overdue`);
  assert.equal(late.headers.get('x-total-rows'), '18');
  const log = admin.client
    .from('audit_log')
    .select('actor_id, entity, from_value, to_value')
    .eq('action', 'export');
  assert.deepEqual(unwrap(await log), [
    {
      actor_id: admin.id,
      entity: 'certification_applications',
      from_value: `q=${tag}&status=all`,
      to_value: '60',
    },
    {
      actor_id: admin.id,
      entity: 'certification_applications',
      from_value: `q=${tag}&due=overdue`,
      to_value: '18',
    },
  ]);
});

test('a coach finds, counts and takes away nothing', async () => {
  await assert.rejects(listApplications(coach.client, queue('')), { code: '42501' });
  assert.equal(
    (await listApplications(coach.client, queueFrom(new URLSearchParams('status=submitted')))).total,
    0,
  );
  assert.equal((await readFigures(coach.client, queue(''))).submitted, 0);
  assert.equal((await fileOf(coach, '')).status, 403);
});
