import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { artifactId, type BuildRecord } from '@scripts/build/packages';
import { fixtureRelease } from 'shared-release/testing';
import { digestOf, type Artifact, type Bytes } from '../artifacts.ts';
import { readCandidate } from '../candidate.ts';
import type { Render } from '../render.ts';
import { CommandError } from '../command-error.ts';

const bytes = (text: string): Bytes => new TextEncoder().encode(text);

/** Returns an artifact fixture whose content is one word. */
export function fakeArtifact(name: string, word: string): Artifact {
  const [routes, main] = [
    `export const word = ${JSON.stringify(word)};`,
    `say(${JSON.stringify(`${name} ${word}`)});`,
  ];
  const version = `1.0.0-${word}`;
  const parts = { web: { 'static/js/main.js': digestOf(main) }, server: { 'routes.mjs': digestOf(routes) } };
  const id = artifactId(parts, { version } as BuildRecord);
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

const wordOf = async (artifact: Artifact) => {
  const text = new TextDecoder().decode(await artifact.bytes('server/routes.mjs'));
  const [, word] = /"(.*)"/.exec(text) ?? [];
  if (word === undefined) throw new CommandError(`${artifact.package} cannot be rendered`);
  return word;
};

/**
 * Renders in this process: a page for each package with its word, one file for each package, and a list of all words.
 */
export const fakeRender: Render = async (artifacts, facts) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ninecourse-fake-'));
  const names = artifacts.map((artifact) => artifact.package);
  const release = {
    ...fixtureRelease,
    release: facts.id,
    pages: Object.fromEntries(names.map((name) => [`/${name}`, { file: `html/${name}.html`, status: 200 }])),
  };
  const words = JSON.stringify(await Promise.all(artifacts.map(wordOf)));
  await writeTexts(folder, {
    'release.json': JSON.stringify(release),
    [`static/pages/files.${digestOf(words).slice(0, 10)}.json`]: words,
  });
  for (const artifact of artifacts) {
    const script = new TextDecoder().decode(await artifact.bytes('web/static/js/main.js'));
    await writeTexts(folder, {
      [`html/${artifact.package}.html`]: `<h1>${await wordOf(artifact)}</h1>`,
      [`remotes/${artifact.package}/main.js`]: script,
    });
  }
  return {
    candidate: await readCandidate(folder, artifacts, facts),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
