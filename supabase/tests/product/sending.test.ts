import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMailServer } from '../harness/mail-server.ts';
import { startMailService } from '../harness/mail-service.ts';
import { senderFrom } from '../../functions/_shared/mail/send.ts';

const letter = {
  to: 'ann@example.com',
  subject: 'Your call is booked: Zoë',
  text: 'In words.',
  html: '<p>In HTML.</p>',
  replyTo: 'hello@firm.example',
  attachments: [
    {
      name: 'call.ics',
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      content: 'BEGIN:VCALENDAR\r\nSUMMARY:Zoë',
    },
  ],
};
const senderOf = (settings: Record<string, string>) => senderFrom((name) => settings[name]);
const from = { MAIL_FROM: 'Firm <mail@firm.example>' };

test('without settings nobody sends', () => {
  assert.equal(senderOf({}), null);
  assert.equal(senderOf({ MAIL_API_URL: 'https://mail.example', MAIL_API_KEY: 'k' }), null, 'from whom');
  assert.equal(senderOf({ ...from, MAIL_API_URL: 'https://mail.example' }), null, 'without the key');
});

test('a service is handed both forms, the address for answers and the files', async () => {
  const service = await startMailService();
  await senderOf({ ...from, MAIL_API_URL: service.url, MAIL_API_KEY: 'k' })?.(letter);
  const [sent] = service.lettersTo(letter.to);
  await service.stop();
  assert.deepEqual([sent?.text, sent?.html, sent?.reply_to], [letter.text, letter.html, letter.replyTo]);
  const [file] = sent?.attachments ?? [];
  assert.deepEqual([file?.filename, file?.content_type], ['call.ics', letter.attachments[0]?.type]);
  assert.equal(Buffer.from(file?.content ?? '', 'base64').toString(), letter.attachments[0]?.content);
});

test('a mail server gets the same as a message of parts', async () => {
  const server = await startMailServer();
  await senderOf({ ...from, MAIL_SMTP_URL: server.url })?.(letter);
  const [message = ''] = server.messages;
  await server.stop();
  for (const line of [
    /^From: Firm <mail@firm\.example>/m,
    /^To: ann@example\.com/m,
    /^Reply-To: hello@firm\.example/m,
    /^Content-Type: multipart\/alternative/m,
    /^In words\./m,
    /^<p>In HTML\.<\/p>/m,
    /^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m,
  ])
    assert.match(message, line);
});

test('who refuses is told of as a failure', async () => {
  const service = await startMailService();
  await service.stop();
  await assert.rejects(
    senderOf({ ...from, MAIL_API_URL: service.url, MAIL_API_KEY: 'k' })?.(letter) ?? assert.fail(),
  );
  const server = await startMailServer({ refuses: true });
  await assert.rejects(senderOf({ ...from, MAIL_SMTP_URL: server.url })?.(letter) ?? assert.fail(), /550/);
  await server.stop();
});
