import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, mailTo, newAddress, type Answer } from '../harness/functions.ts';
import { startProduct } from '../harness/project.ts';
import { contactAnswers, cpaAnswers, submission } from '../harness/sample-forms.ts';

const project = await startProduct();

let callers = 0;
/** Each request has its own network address. */
const submit = (body: unknown): Promise<Answer> =>
  ask(project, 'submit-form', body, { headers: { 'x-forwarded-for': `10.1.0.${callers++}` } });

const notices = async (email: string) =>
  (await mailTo(project, email)).map(({ subject, text, html = '' }) => ({ subject, text, html }));

test('what was sent is confirmed once, with its reference and what happens when, however often it comes', async () => {
  const business = { company: 'C', annualRevenue: '3m-10m' };
  for (const [form, values, words] of [
    ['contact', contactAnswers(), 'Within 24 hours'],
    ['client-application', { ...contactAnswers(), ...business }, 'Within 24 hours'],
    [
      'assessment',
      { ...contactAnswers(), ...business, answers: { entity: 'x' }, score: 40, band: 'Still open' },
      'Within 24 hours',
    ],
    [
      'cpa-partnership',
      {
        ...contactAnswers(),
        phone: '(615) 555-0142',
        company: 'Pace CPA',
        licenseState: 'TN',
        yearsExperience: '6-10',
        practiceRevenue: '500k-1m',
      },
      'Within 24 hours',
    ],
    ['certification', cpaAnswers(), 'Within 48 hours on business days'],
  ] as const) {
    const body = submission(form, values);
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(body)));
    assert.ok(
      answers.every(({ status }) => status === 200),
      JSON.stringify(answers),
    );
    await submit(body);
    const [letter, ...more] = await notices(values.email);
    assert.deepEqual(more, [], `${form}: one letter`);
    const reference = String(answers[0]?.body['reference']);
    assert.ok(
      letter?.subject.startsWith('We have your ') && letter.subject.endsWith(`: ${reference}`),
      letter?.subject,
    );
    const page = form === 'certification' ? `cpps/application?reference=${reference}` : 'book';
    for (const part of [words, `Reference: ${reference}`, `http://localhost:3000/${page}`])
      assert.ok(letter?.text.includes(part), `${form}: ${part}`);
    assert.match(letter?.text ?? '', /^Hello (Vi Sitor|Cyra Pace),$/m);
  }
});

test('a confirmation carries nothing of what was typed but a name and a topic of ours', async () => {
  const spam = {
    name: 'Win at evil.example',
    message: 'Buy at https://evil.example',
    topic: 'evil.example',
    company: 'evil.example',
  };
  const body = { ...contactAnswers(), ...spam };
  assert.equal((await submit(submission('contact', body))).status, 200);
  const [letter] = await notices(body.email);
  assert.ok(letter && !(letter.text + letter.html + letter.subject).includes('evil'), letter?.text);
  assert.match(letter.text, /^Hello,$/m);
  const known = { ...contactAnswers(), topic: 'retirement' };
  await submit(submission('contact', known));
  assert.match((await notices(known.email))[0]?.text ?? '', /^Topic: Retirement planning$/m);
});

test('what is refused, of the hidden field or of another kind is confirmed to nobody', async () => {
  const [short, bot, wrong] = [
    { name: 'L', email: newAddress('short') },
    contactAnswers(),
    { ...contactAnswers(), message: '' },
  ];
  assert.equal((await submit(submission('lead', short))).status, 200);
  assert.equal((await submit(submission('contact', bot, { website: 'https://spam.example' }))).status, 200);
  assert.equal((await submit(submission('contact', wrong))).status, 400);
  for (const { email } of [short, bot, wrong]) assert.deepEqual(await notices(email), []);
});
