import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { queueFrom } from './model.ts';
import {
  addNote,
  delayDecision,
  listApplications,
  previewDecisionEmail,
  readApplication,
  takeBackDecision,
} from './queries.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `00000000-0000-4000-8005-${String(index).padStart(12, '0')}`,
  status: 'submitted',
  review_due_at: `2026-11-${String(index + 10)}`,
}));

async function asked(address: string) {
  const { client, requests } = createFakeClient({ tables: { certification_applications: rows } });
  const page = await listApplications(client, queueFrom(new URLSearchParams(address)));
  return { page, address: requests.map((one) => one.address.replace(/select=[^&]*&/, '')) };
}

test('a page is cut out on the server, and counted', async () => {
  const { page, address } = await asked('page=2');
  expect(address).toEqual([
    'certification_applications?status=in.("submitted","in_review")&order=review_due_at.asc,id.asc&offset=25&limit=25',
  ]);
  expect([page.total, page.rows.length, page.page]).toEqual([60, 25, 2]);
});

test('a page after the last one is the last', async () => {
  const { page } = await asked('page=9');
  expect([page.page, page.rows.length]).toEqual([3, 10]);
});

test('nothing that is typed becomes part of the condition', async () => {
  const { client, requests } = createFakeClient({ rpc: { applications_found: [] } });
  const typed = `status=all&q=${encodeURIComponent('A,b)(*%"\\_id.eq.1')}`;
  await listApplications(client, queueFrom(new URLSearchParams(typed)));
  expect(requests[0]?.body).toEqual({ pattern: '%a_b_______id.eq.1%' });
  expect(requests[0]?.address).toContain('&order=review_due_at.asc,id.asc&');
});

test('an application comes with what came from the same address, and with nothing of others', async () => {
  const base = { user_id: 'u', status: 'submitted', reference: 'R', created_at: '2026-11-01' };
  const { client } = createFakeClient({
    tables: {
      certification_applications: [
        { ...base, id: 'one', address: 'a_b@x.example' },
        { ...base, id: 'two', address: 'a_b@x.example' },
        { ...base, id: 'three', address: 'aXb@x.example' },
      ],
      profiles: [
        { id: 'u', name: 'Ann', email: 'a@x.example', role: 'user' },
        { id: 'admin', name: '', email: 'admin@x.example', role: 'admin' },
      ],
      application_events: [{ id: 1, application_id: 'one', kind: 'note', actor_id: 'admin', note: 'n' }],
    },
  });
  const full = await readApplication(client, 'one');
  expect(full?.account?.name).toBe('Ann');
  expect(full?.others.map(({ id }) => id)).toEqual(['two']);
  expect(full?.names.get('admin')).toBe('admin@x.example');
  expect(await readApplication(client, 'gone')).toBeNull();
});

test('a decision is held for a minute, and a preview changes nothing', async () => {
  const bodies: unknown[] = [];
  const answer = (body: unknown) => {
    bodies.push(body);
    return { decision: 'reject', letterAt: '2026-11-24T20:00:00Z', to: 't', subject: 's', text: 'x' };
  };
  const { client } = createFakeClient({ functions: { 'decide-application': answer } });
  const rejected = { decision: 'reject', note: 'Why' } as const;
  expect((await delayDecision(client, 'a', rejected)).letterAt).toBe('2026-11-24T20:00:00Z');
  expect((await previewDecisionEmail(client, 'a', rejected)).text).toBe('x');
  await delayDecision(client, 'b', { decision: 'approve', note: '', place: { cohortId: 'c', waits: true } });
  const body = { applicationId: 'a', decision: 'reject', note: 'Why' };
  expect(bodies).toEqual([
    { ...body, mode: 'hold' },
    { ...body, mode: 'preview' },
    { applicationId: 'b', decision: 'approve', note: '', cohortId: 'c', waits: true, mode: 'hold' },
  ]);
});

test('who was quicker is told in the server’s words for people, a fault of ours is not', async () => {
  const { client, failNext } = createFakeClient();
  const approved = { decision: 'approve', note: '' } as const;
  const words = 'This application was approved a moment ago by Ada, and the email is on its way';
  failNext('functions.decide-application', { ...fakeErrors.database('PT409', words), status: 409 });
  await expect(delayDecision(client, 'a', approved)).rejects.toThrow(words);
  failNext('functions.decide-application', { ...fakeErrors.database('XX000', 'stack'), status: 500 });
  await expect(delayDecision(client, 'a', approved)).rejects.toThrow(/please try again/);
});

test('taking back: done, too late, or a fault', async () => {
  const { client, requests, failNext } = createFakeClient({ rpc: { take_back_decision: 'submitted' } });
  expect(await takeBackDecision(client, 'a')).toBe(true);
  expect(requests[0]?.body).toEqual({ application_id: 'a' });
  failNext('rpc.take_back_decision', fakeErrors.database('PT409', 'late'));
  expect(await takeBackDecision(client, 'a')).toBe(false);
  failNext('rpc.take_back_decision', fakeErrors.denied());
  await expect(takeBackDecision(client, 'a')).rejects.toMatchObject({ code: '42501' });
});

test('a note is written as a note', async () => {
  const { client, requests } = createFakeClient();
  await addNote(client, 'a', 'Call first');
  expect(requests[0]?.body).toEqual({ application_id: 'a', kind: 'note', note: 'Call first' });
});
