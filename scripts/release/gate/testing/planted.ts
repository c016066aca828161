import type { ReleaseSet } from '../../../../shell/server/live/release-set.ts';
import { digestOf, type Artefact } from '../../artefacts.ts';

/** What was built of a package, as a test says that it was. */
export function planted(
  name: string,
  record: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, string>> = {},
): Artefact {
  const texts: Record<string, string> = {
    ...files,
    'build.json': JSON.stringify({ version: '1.0.0', ...record }),
  };
  const list = {
    package: name,
    version: '1.0.0',
    files: Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [file, { digest: digestOf(text) }]),
    ),
  };
  const bytes = (file: string) => Promise.resolve(new TextEncoder().encode(texts[file] ?? ''));
  return { ...list, id: digestOf(JSON.stringify(list)), bytes, encoded: bytes };
}

/** A set that these are live in, as far as the gate asks for it. */
export const liveWith = (...artefacts: readonly Artefact[]): ReleaseSet =>
  ({
    artefacts: Object.fromEntries(artefacts.map(({ package: name, id, version }) => [name, { id, version }])),
  }) as unknown as ReleaseSet;
