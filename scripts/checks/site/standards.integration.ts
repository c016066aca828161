import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { builtSite } from './built-site.ts';

/** Messages of the W3C checker that report no fault of a page. An entry that no page causes must be removed. */
const accepted: readonly (readonly [message: RegExp, reason: string])[] = [
  [/^CSS: Unrecognized at-rule “@property”/, 'The checker does not know it. Every supported browser does.'],
  [/^CSS: “margin-trim”: Property/, 'The checker does not know it. Other browsers ignore it.'],
  [
    /^CSS: “transition-property”: “--[\w-]+” is not/,
    'The checker does not know that custom properties animate.',
  ],
  [
    /^The “role” attribute must not be used on a “t[rhd]” element which has a “table” ancestor/,
    'CSS turns these tables into blocks on phones, which removes the native roles in some browsers.',
  ],
  [/^The “(?:table|row\w*|cell|columnheader)” role is unnecessary for element/, 'The same tables.'],
];

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
// Only the first compiler stage and a serial collector: faster for a short run, and it uses a single processor.
const java = (...args: string[]) =>
  spawnSync('java', ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar, ...args], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
const hasJava = java('--version').status === 0;
if (!hasJava)
  process.stdout.write('note: Java 17 or later was not found: the W3C checker did not read the pages\n');

interface Message {
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** Returns the errors and warnings of the W3C checker, each with the address of its page. */
function check(pages: ReadonlyMap<string, string>): Message[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-standards-'));
  try {
    const addresses = new Map<string, string>();
    for (const [address, html] of pages) {
      const file = path.join(folder, `${String(addresses.size)}.html`);
      addresses.set(`file:${file}`, address);
      writeFileSync(file, html);
    }
    const { status, stdout, stderr } = java(
      ...['--skip-info-messages', '--exit-zero-always', '--stdout', '--format', 'json', folder],
    );
    assert.equal(status, 0, stderr);
    const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] };
    return messages.map((found) => ({ ...found, url: addresses.get(found.url) ?? found.url }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Retains the text of each stylesheet only on the first page that contains it, so that it is checked once. */
function withStylesheetsOnce(pages: ReadonlyMap<string, string>): Map<string, string> {
  const seen = new Set<string>();
  const shorten = (html: string) =>
    html.replaceAll(/(<style[^>]*>)(.*?)(?=<\/style>)/gs, (element, start: string) => {
      if (!seen.has(start)) return (seen.add(start), element);
      // A rule for every element, because the checker rejects it outside the head.
      return `${start}*{}`;
    });
  return new Map([...pages].map(([address, html]) => [address, shorten(html)]));
}

test('the W3C checker reports no error on any page', { skip: !hasJava }, async () => {
  const site = await builtSite();
  const { pages, frames, missing } = site.release;
  const addresses = [
    ...Object.keys(pages),
    ...frames.map(({ prefix }) => prefix),
    ...(missing ?? []).map(({ pattern }) => pattern.replace(/:\w+/, 'unknown')),
    '/unknown-address',
  ];
  const served = new Map(
    await Promise.all(addresses.map(async (address) => [address, await site.text(address)] as const)),
  );
  const messages = check(withStylesheetsOnce(served));
  const faults = messages.filter(({ message }) => !accepted.some(([pattern]) => pattern.test(message)));
  assert.deepEqual(
    faults.map(({ url, message, extract = '' }) => `${url}: ${message} ${extract}`),
    [],
  );
  const unused = accepted.filter(([pattern]) => !messages.some(({ message }) => pattern.test(message)));
  assert.deepEqual(unused, []);
});

test('a planted fault is reported with its page', { skip: !hasJava }, () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>Page</title><style>p{color:red}</style></head><body>${body}</body></html>`;
  const planted = new Map([
    ['/sound', page('<p>Text</p>')],
    ['/style', page('<div><style>p{color:red}</style></div>')],
    ['/caption', page('<figure><div><figcaption>Text</figcaption></div></figure>')],
    ['/terms', page('<dl><dt>One</dt><dd>1</dd><dt>One</dt><dd>2</dd></dl>')],
  ]);
  const found = check(withStylesheetsOnce(planted)).map(({ url }) => url);
  assert.deepEqual([...new Set(found)].sort(), ['/caption', '/style', '/terms']);
});
