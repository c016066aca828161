import type { PageFile as File } from 'shared-contract/page-data';
import { chunkNameOf } from 'shared-contract/route-contract';
import type { PackageBuild } from './build-package.ts';

export interface RemoteBuild extends PackageBuild {
  /** Federation name, `mfe_marketing`. */
  readonly remote: string;
  /** Where the site serves it, `/remotes/mfe-marketing/`. */
  readonly base: string;
}

/** A sheet of a remote, with the name that the remote's own style loader knows it by. */
export type AreaSheet = readonly [...File, name: string];

export interface PageFiles {
  /** The host's styles. */
  readonly styles: File[];
  /** The styles of each remote, by package. */
  readonly areas: Readonly<Record<string, AreaSheet[]>>;
  readonly scripts: File[];
  readonly preloads: File[];
}

function located(build: PackageBuild, base: string) {
  return (file: string): File => {
    const integrity = build.record.integrity[file];
    if (!integrity) throw new Error(`${build.name} has no file ${file}.`);
    return [base + file, integrity];
  };
}

const unique = (files: File[]): File[] => [...new Map(files.map((file) => [file[0], file])).values()];

/**
 * Everything that a page loads, known before it is served: styles; scripts, which start the application; preloads, the
 * remotes' files for just these routes, so that no request waits for another.
 */
export function filesForPage(
  shell: PackageBuild,
  owners: readonly RemoteBuild[],
  routeIds: readonly string[],
): PageFiles {
  const chunkNames = routeIds.map(chunkNameOf);
  const fromShell = located(shell, '/');
  const styles = shell.record.initial.css.map(fromShell);
  const areas: Record<string, AreaSheet[]> = {};
  const preloads: File[] = [];
  for (const chunk of chunkNames) {
    const files = shell.record.chunks[chunk];
    if (files) {
      styles.push(...files.css.map(fromShell));
      preloads.push(...files.js.map(fromShell));
    }
  }
  for (const owner of owners) {
    const file = located(owner, owner.base);
    const chunks = [owner.record.initial, ...chunkNames.flatMap((name) => owner.record.chunks[name] ?? [])];
    if (owner.record.entry) preloads.push(file(owner.record.entry));
    const sheets = [...new Set(chunks.flatMap(({ css }) => css))];
    areas[owner.name] = sheets.map((sheet) => [...file(sheet), sheet]);
    preloads.push(...chunks.flatMap(({ js }) => js.map(file)));
  }
  // What the page takes from the host on demand would else be asked for only once the page's code runs.
  const shares = new Set(
    [shell, ...owners].flatMap(({ record }) =>
      ['routes', ...chunkNames].flatMap((name) => record.consumes[name] ?? []),
    ),
  );
  for (const share of shares) preloads.push(...(shell.record.provides[share]?.js ?? []).map(fromShell));
  const scripts = unique(shell.record.initial.js.map(fromShell));
  const started = new Set(scripts.map(([address]) => address));
  return {
    styles: unique(styles),
    areas,
    scripts,
    preloads: unique(preloads).filter(([address]) => !started.has(address)),
  };
}
