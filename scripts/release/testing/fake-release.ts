import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fixtureRelease } from '../../../shell/server/testing/fixture.ts';
import { artefactId } from '../../build/artefact.ts';
import type { BuildRecord } from '../../build/build-record.ts';
import { digestOf, type Artefact, type Bytes } from '../artefacts.ts';
import { readCandidate } from '../candidate.ts';
import type { Render } from '../render.ts';
import { Refusal } from '../refusal.ts';

const bytes = (text: string): Bytes => new TextEncoder().encode(text);

/** What was built of a package that says one word. */
export function fakeArtefact(name: string, word: string): Artefact {
  const [routes, main] = [
    `export const word = ${JSON.stringify(word)};`,
    `say(${JSON.stringify(`${name} ${word}`)});`,
  ];
  const version = `1.0.0-${word}`;
  const parts = { web: { 'static/js/main.js': digestOf(main) }, server: { 'routes.mjs': digestOf(routes) } };
  const id = artefactId(parts, { version } as BuildRecord);
  const texts: Record<string, string> = {
    'build.json': JSON.stringify({ id, version }),
    'server/routes.mjs': routes,
    'web/static/js/main.js': main,
  };
  const read = (file: string) => {
    const text = texts[file];
    return text === undefined ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(bytes(text));
  };
  const files = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [
      file,
      { digest: digestOf(text), ...(file.endsWith('.js') && { encodings: ['br'] as const }) },
    ]),
  );
  return {
    package: name,
    id,
    version,
    files,
    bytes: read,
    encoded: async (file, encoding) => bytes(`${encoding} of ${new TextDecoder().decode(await read(file))}`),
  };
}

async function writeTexts(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

const wordOf = async (artefact: Artefact) => {
  const text = new TextDecoder().decode(await artefact.bytes('server/routes.mjs'));
  const [, word] = /"(.*)"/.exec(text) ?? [];
  if (word === undefined) throw new Refusal(`${artefact.package} cannot be rendered`);
  return word;
};

/** A page for each package, which says its word, a file of each, and a list of all; no process is started. */
export const fakeRender: Render = async (artefacts, facts) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ninecourse-fake-'));
  const names = artefacts.map((artefact) => artefact.package);
  const release = {
    ...fixtureRelease,
    release: facts.id,
    pages: Object.fromEntries(names.map((name) => [`/${name}`, { file: `html/${name}.html`, status: 200 }])),
  };
  const words = JSON.stringify(await Promise.all(artefacts.map(wordOf)));
  await writeTexts(folder, {
    'release.json': JSON.stringify(release),
    [`static/pages/files.${digestOf(words).slice(0, 10)}.json`]: words,
  });
  for (const artefact of artefacts) {
    const script = new TextDecoder().decode(await artefact.bytes('web/static/js/main.js'));
    await writeTexts(folder, {
      [`html/${artefact.package}.html`]: `<h1>${await wordOf(artefact)}</h1>`,
      [`remotes/${artefact.package}/main.js`]: script,
    });
  }
  return {
    candidate: await readCandidate(folder, artefacts, facts),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
