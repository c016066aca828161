import assert from 'node:assert/strict';
import { visitorCalls } from '../harness/calls.ts';
import { officeFile, officeTypes } from '../harness/office-files.ts';
import { ask, invitationsTo, mailTo, newAddress } from '../harness/functions.ts';
import { succeed, unwrap, type Person, type ProductClient, type TestProject } from '../harness/project.ts';

type Project = TestProject<ProductClient>;

export interface Success {
  body: unknown;
  as?: Person<ProductClient>;
  headers?: Record<string, string>;
  /** Recipient of our email and the start of its subject. */
  letter?: { to: string; subject: string };
}

const owner = {
  applicant_type: 'client',
  first_name: 'Olu',
  last_name: 'Bay',
  phone: '615 555 0142',
  business_name: 'Bay Foods',
  annual_revenue: '2m-5m',
  interests: 'Retirement',
};

export function successes(
  project: Project,
  admin: Person<ProductClient>,
): Record<string, () => Promise<Success>> {
  const { service } = project;
  const { slots } = visitorCalls(project);
  const attempt = (values: object) => ({ values, website: '', requestId: crypto.randomUUID() });
  const form = (name: string, values: object) => ({ form: name, ...attempt(values) });

  const invitation = async (): Promise<string> => {
    const { body } = await ask(project, 'invite-user', { email: newAddress('guest') }, { as: admin });
    return (body['invitation'] as { id: string }).id;
  };
  const newsletterToken = async (): Promise<string> => {
    const to = newAddress('reader');
    await ask(project, 'submit-form', form('newsletter', { email: to }));
    const [letter] = await mailTo(project, to);
    return /\?confirm=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? assert.fail('no letter');
  };

  const application = async () => {
    const to = newAddress('owner');
    const entry = { ...owner, email: to };
    const added = await service
      .from('certification_applications')
      .insert(entry)
      .select('id,reference')
      .single();
    return { ...unwrap(added), to };
  };
  const graduation = async () => {
    const person = await project.signUp('graduate');
    const starts_on = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10);
    const cohort = { name: `Cohort ${crypto.randomUUID()}`, starts_on, status: 'running' as const };
    const { id } = unwrap(await service.from('cohorts').insert(cohort).select('id').single());
    const seat = { cohort_id: id, user_id: person.id };
    const added = await service.from('cohort_members').insert(seat).select('id').single();
    const hours = { completedOn: starts_on, cpeLive: 33.6, cpeSelfStudy: 6.4 };
    const body = { action: 'complete', memberId: unwrap(added).id, name: 'Gra Duate', ...hours };
    return { as: admin, body, letter: { to: person.email, subject: 'You are a Certified' } };
  };

  return {
    'delete-account': async () => {
      const as = await project.signUp('leaver');
      const image = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
      succeed(await as.client.storage.from('avatars').upload(`${as.id}/me.png`, image));
      return { as, body: {} };
    },
    'invite-user': async () => ({
      as: admin,
      body: { email: newAddress('guest'), name: 'Guest', role: 'coach' },
    }),
    'resend-invitation': async () => {
      const invitationId = await invitation();
      const sent_at = new Date(Date.now() - 120_000).toISOString();
      succeed(await service.from('invitations').update({ sent_at }).eq('id', invitationId));
      return { as: admin, body: { invitationId } };
    },
    'withdraw-invitation': async () => ({ as: admin, body: { invitationId: await invitation() } }),
    'open-invitation': async () => {
      const email = newAddress('guest');
      await ask(project, 'invite-user', { email }, { as: admin });
      const [page] = await invitationsTo(project, email);
      return { body: { token: page?.searchParams.get('invitation') } };
    },
    'convert-lead': async () => {
      const lead = { name: 'Lee Adams', email: newAddress('lee'), message: 'Hello' };
      const { id } = unwrap(await service.from('leads').insert(lead).select('id').single());
      return { as: admin, body: { leadId: id } };
    },
    'send-lead-letter': async () => {
      const lead = { name: 'Lee Adams', email: newAddress('lead') };
      const { id } = unwrap(await service.from('leads').insert(lead).select('id').single());
      const body = { leadId: id, subject: 'Your question', body: 'Here is the answer.' };
      return {
        as: admin,
        body: { ...body, requestId: crypto.randomUUID() },
        letter: { to: lead.email, subject: body.subject },
      };
    },
    'export-list': async () => ({
      as: admin,
      body: { list: 'clients', query: 'q=haddad', columns: ['name'] },
    }),
    'send-client-letter': async () => {
      const to = newAddress('client');
      const added = await service
        .from('clients')
        .insert({ name: 'Cli Ent', email: to })
        .select('id')
        .single();
      const letter = { subject: 'Where your plan stands', body: 'It stands well.' };
      const body = { clientId: unwrap(added).id, requestId: crypto.randomUUID(), ...letter };
      return { as: admin, body, letter: { to, subject: letter.subject } };
    },
    'send-intake': async () => {
      const to = newAddress('client');
      const added = await service
        .from('clients')
        .insert({ name: 'Cli Ent', email: to })
        .select('id')
        .single();
      const body = { clientId: unwrap(added).id, requestId: crypto.randomUUID() };
      return { as: admin, body, letter: { to, subject: 'Your intake form at ' } };
    },
    'replace-tool': async () => {
      const upload = `incoming/${crypto.randomUUID()}.xlsx`;
      const file = new Blob([officeFile('xlsx') as BlobPart], { type: officeTypes.xlsx });
      succeed(await admin.client.storage.from('tools').upload(upload, file));
      return { as: admin, body: { toolId: 'roi-forecast', upload } };
    },
    'decide-application': async () => {
      const { id, to } = await application();
      const body = { applicationId: id, decision: 'approve' };
      return { as: admin, body, letter: { to, subject: 'Your application CPPS-' } };
    },
    'application-standing': async () => {
      const { reference, to } = await application();
      const body = { action: 'withdraw', values: { reference, email: to } };
      return { body, letter: { to, subject: 'Your application CPPS-' } };
    },
    certify: graduation,
    registry: async () => ({ body: { action: 'people' } }),
    credentials: async () => {
      const { body } = await graduation();
      return { body: { code: (await ask(project, 'certify', body, { as: admin })).body['code'] } };
    },
    'send-decisions': async () => {
      const to = newAddress('due');
      const added = await service
        .from('certification_applications')
        .insert({ ...owner, email: to })
        .select('id')
        .single();
      const due = {
        application_id: unwrap(added).id,
        decision: 'approve',
        letter_at: new Date(0).toISOString(),
      };
      succeed(await service.from('application_decisions').insert(due));
      return { body: { due: 'decisions' }, letter: { to, subject: 'Your application CPPS-' } };
    },
    'send-reminders': async () => {
      const person = await project.signUp('participant');
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const cohort = { name: `Cohort ${crypto.randomUUID()}`, starts_on: inDays(3).slice(0, 10) };
      const { id } = unwrap(await service.from('cohorts').insert(cohort).select('id').single());
      const seat = { cohort_id: id, user_id: person.id, created_at: inDays(-2) };
      succeed(await service.from('cohort_members').insert(seat));
      return { body: { due: 'reminders' }, letter: { to: person.email, subject: 'Cohort ' } };
    },
    'offer-seat': async () => {
      const to = newAddress('waiting');
      const added = await service
        .from('certification_applications')
        .insert({ ...owner, email: to })
        .select('id')
        .single();
      const waiting = { application_id: unwrap(added).id };
      const { id } = unwrap(await service.from('waitlist').insert(waiting).select('id').single());
      return { as: admin, body: { waitingId: id }, letter: { to, subject: 'A seat is free for you: CPPS-' } };
    },
    'submit-form': async () => {
      const to = newAddress('reader');
      return {
        body: form('newsletter', { email: to }),
        letter: { to, subject: 'Confirm your newsletter subscription' },
      };
    },
    'send-error-notice': () => {
      const to = newAddress('team');
      const error = { package: 'mfe-cpps', version: '1.0.0', message: 'broken', route: '/cpps', count: 2 };
      const body = {
        to,
        owner: '@firm/team',
        errors: [{ ...error, stack: 'mfe-cpps/src/routes.tsx:1:2' }],
      };
      const letter = { to, subject: 'New error in mfe-cpps' };
      return Promise.resolve({ body, letter, headers: { apikey: project.backend.secretKey } });
    },
    newsletter: async () => ({ body: { action: 'confirm', token: await newsletterToken() } }),
    booking: async () => {
      const [startsAt] = await slots();
      const to = newAddress('caller');
      const body = { action: 'book', ...attempt({ name: 'Vi Sitor', email: to, startsAt }) };
      return { body, letter: { to, subject: 'Confirm your call: CALL-' } };
    },
  };
}
