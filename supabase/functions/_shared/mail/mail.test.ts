import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { authMail, authMailNames } from './auth-mails.ts';
import type { MailContent } from './content.ts';
import { durationWords } from './duration.ts';
import { buildEmail } from './email.ts';
import { dark, light } from './theme.ts';
import { greeting } from './person.ts';

const firm = {
  name: 'Stone & Bridge <Planning>',
  shortName: 'Stone & Bridge',
  host: 'stone.example',
  phone: { display: '(303) 555-0188', href: 'tel:+13035550188' },
  email: 'hello@stone.example',
  address: ['77 Bridge Street', 'Denver, CO 80202'],
};
const siteUrl = 'https://stone.example';
const nasty = '<img src=x onerror="alert(1)">\n& "two"';
const everything: MailContent = {
  subject: nasty,
  preview: nasty,
  heading: nasty,
  blocks: [
    { kind: 'text', text: nasty },
    { kind: 'note', text: nasty },
    { kind: 'quote', text: nasty },
    { kind: 'facts', rows: [[nasty, nasty]] },
    { kind: 'steps', items: [{ when: nasty, what: nasty }] },
    { kind: 'action', label: nasty, href: `https://stone.example/?a="><script>&b=1` },
    { kind: 'link', label: nasty, href: 'https://stone.example/other' },
  ],
  reason: nasty,
};
const facts = {
  link: 'https://stone.example/confirm?token_hash=abc&type=signup',
  firmName: firm.name,
  siteUrl,
  seconds: 3600,
  email: 'before@example.com',
  newEmail: 'after@example.com',
  bothAgree: true,
};
const mails = [everything, ...authMailNames.map((name) => authMail(name, facts))].map((content) =>
  buildEmail('ann@example.com', content, { firm, siteUrl }),
);
const hrefsIn = (html: string): string[] =>
  Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll(
      /&(amp|lt|gt|quot);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '',
    ),
  );

test('whatever a mail holds is shown as text', () => {
  const [{ html } = { html: '' }] = mails;
  assert.doesNotMatch(html, /<img|<script|onerror="/);
  assert.ok(html.includes('Stone &amp; Bridge &lt;Planning&gt;'));
});

test('the plain twin has every address that the HTML leads to', () => {
  for (const { html, text, subject } of mails) {
    for (const href of hrefsIn(html)) {
      const shown = href.startsWith('tel:') ? firm.phone.display : href.replace('mailto:', '');
      assert.ok(text.includes(shown), `${subject}: ${href}`);
    }
    assert.doesNotMatch(text, /<(p|td|a|br)\b/);
  }
});

test('a mail is at most 600 px wide, in both schemes, and asks for nothing from elsewhere', () => {
  for (const { html } of mails) {
    for (const [, width] of html.matchAll(/width(?:="|: )(\d+)(?:px|")/g))
      assert.ok(Number(width) <= 600, width);
    assert.match(html, /<meta name="color-scheme" content="light dark">/);
    assert.match(html, /@media \(prefers-color-scheme: dark\)/);
    assert.doesNotMatch(html, /<(img|link|script|iframe|video)\b|url\(|@import|<[^>]*\s(src|background)=/);
  }
});

test('every mail says who writes and how to reach them', () => {
  for (const { html, text, replyTo } of mails) {
    for (const words of [firm.phone.display, firm.email, ...firm.address, siteUrl])
      assert.ok(html.includes(words) && text.includes(words), words);
    assert.ok(text.includes(firm.name));
    assert.equal(replyTo, firm.email);
  }
});

test('the dark rules name every color that an element has in the light', () => {
  for (const { html } of mails) {
    const used = new Set(
      Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
    );
    for (const name of used) assert.ok(html.includes(`.${name} {`), name);
  }
});

test('the colors are those of the pages', async () => {
  const root = join(import.meta.dirname, '..', '..', '..', '..');
  const css = await readFile(join(root, 'shared-ui', 'src', 'tokens.css'), 'utf8');
  const [day = '', night = ''] = css.split('@variant dark-theme');
  for (const [sheet, colors] of [
    [day, light],
    [night, dark],
  ] as const) {
    for (const [name, value] of Object.entries(colors))
      assert.equal(new RegExp(`--nc-${name}: (#\\w+);`).exec(sheet)?.[1], value, name);
  }
});

test('a greeting has a name, and nothing that could be an offer, a link or a number', () => {
  for (const name of ['Orla Brandt', 'J.P. Ø’Brien-Smith Jr.', '李 小龍', 'María del Carmen de la Cruz'])
    assert.equal(greeting(name), `Hello ${name},`);
  for (const name of [
    'win.example',
    'Call 555 0100',
    'https://x.example',
    'a@b.example',
    'You have won a prize come and see',
    '<b>x</b>',
    '',
  ])
    assert.equal(greeting(name), 'Hello,');
});

test('how long a link works is told in words', () => {
  const words = [3600, 1800, 60, 7200, 86_400, 604_800, 90].map(durationWords);
  assert.deepEqual(words, [
    'one hour',
    '30 minutes',
    'one minute',
    '2 hours',
    '24 hours',
    '7 days',
    '90 seconds',
  ]);
});
