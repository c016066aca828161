import type { BuildRecord } from '../build-record.ts';

/** A build, as far as its shared parts are asked about. */
export interface Fingerprinted {
  readonly name: string;
  readonly record: Pick<BuildRecord, 'version' | 'fingerprints'>;
}

/** What a build takes that the shell does not give in this form: a line for each shared part. */
export function fingerprintFaults(shell: Fingerprinted, { name, record }: Fingerprinted): string[] {
  const taker = `${name} ${record.version}`;
  const giver = `shell ${shell.record.version}`;
  return Object.entries(record.fingerprints).flatMap(([request, taken]) => {
    const given = shell.record.fingerprints[request];
    if (!given) return [`${request}: ${taker} takes it, and ${giver} does not provide it`];
    const removed = Object.keys(taken).filter((name) => !(name in given));
    const retyped = Object.keys(taken).filter((name) => name in given && given[name] !== taken[name]);
    return [
      ...(removed.length > 0
        ? [`${request}: ${giver} exports no ${removed.join(', ')}, which ${taker} was built with`]
        : []),
      ...(retyped.length > 0
        ? [`${request}: ${retyped.join(', ')} of ${giver} has other types than ${taker} was built with`]
        : []),
    ];
  });
}

/**
 * Asks whether the builds of a release fit together by the types of what crosses at run time. New names are no fault.
 *
 * @param candidate builds that are to be released.
 * @param live builds of the release that is served. One that has the name of a candidate gives way to it.
 * @throws {Error} that names each shared part with an export that is removed or has other types.
 */
export function assertFingerprints(
  candidate: readonly Fingerprinted[],
  live: readonly Fingerprinted[],
): void {
  const replaced = new Set(candidate.map(({ name }) => name));
  const builds = [...candidate, ...live.filter(({ name }) => !replaced.has(name))];
  const shell = builds.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('There is no shell among the builds: nothing provides what they share.');
  const faults = builds
    .filter((build) => build !== shell)
    .flatMap((build) => fingerprintFaults(shell, build));
  if (faults.length > 0)
    throw new Error(['These builds do not fit together by their shared types:', ...faults].join('\n  '));
}
