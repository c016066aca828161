import type { ReleaseSet } from '../../../../shell/server/live/release-set.ts';
import { artefactId } from '../../../build/artefact.ts';
import type { BuildRecord } from '../../../build/build-record.ts';
import { digestOf, type Artefact } from '../../artefacts.ts';

/** What was built of a package, as a test says that it was. */
export function planted(
  name: string,
  record: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, string>> = {},
): Artefact {
  const built = { version: '1.0.0', ...record } as unknown as Omit<BuildRecord, 'id'>;
  const below = (folder: string) =>
    Object.fromEntries(
      Object.entries(files)
        .filter(([file]) => file.startsWith(folder))
        .sort()
        .map(([file, text]) => [file.slice(folder.length), digestOf(text)]),
    );
  const id = artefactId({ web: below('web/'), server: below('server/') }, built);
  const texts: Record<string, string> = { ...files, 'build.json': JSON.stringify({ id, ...built }) };
  const list = {
    package: name,
    version: built.version,
    files: Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [file, { digest: digestOf(text) }]),
    ),
  };
  const bytes = (file: string) => Promise.resolve(new TextEncoder().encode(texts[file] ?? ''));
  return { ...list, id, bytes, encoded: bytes };
}

/** A set that these are live in, as far as the gate asks for it. */
export const liveWith = (...artefacts: readonly Artefact[]): ReleaseSet =>
  ({
    artefacts: Object.fromEntries(artefacts.map(({ package: name, id, version }) => [name, { id, version }])),
  }) as unknown as ReleaseSet;
