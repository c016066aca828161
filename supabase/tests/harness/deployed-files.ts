import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';

/**
 * Files that a function's deployment uploads, as paths from the project root, plus the problems that the import walk
 * finds.
 */
export interface Deployment {
  files: string[];
  missing: string[];
  /** Files above the root, which a deployment through the API rejects. */
  outside: string[];
}

/** The regular expression with which the Supabase CLI finds imports (`WalkImportPaths`). It reads text, not syntax. */
const importPath =
  /(?:import|export)\s+(?:type\s+)?(?:{[^{}]+}|.*?)\s*(?:from)?\s*['"](.*?)['"]|import\(\s*['"](.*?)['"]\)/gi;

/**
 * Follows imports like `supabase functions deploy`: relative paths with an extension, and those that the import map
 * resolves to such paths.
 */
export async function deployedFiles(root: string, entry: string, map: string): Promise<Deployment> {
  const imports = await readImportMap(root, map);
  const [files, missing, outside] = [new Set([map]), new Set<string>(), new Set<string>()];
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    if (file.startsWith('../')) {
      outside.add(file);
      continue;
    }
    const text = await readFile(resolve(root, file), 'utf8').catch(() => null);
    if (text === null) {
      missing.add(file);
      continue;
    }
    files.add(file);
    for (const [, of, dynamic] of text.matchAll(importPath)) {
      const target = pathOf(of ?? dynamic ?? '', file, imports);
      if (target !== null) queue.push(target);
    }
  }
  return { files: [...files].sort(), missing: [...missing], outside: [...outside] };
}

/** Returns the file that an import resolves to, or null for packages and imports that the walk ignores. */
export function pathOf(specifier: string, from: string, imports: Map<string, string>): string | null {
  for (const [key, target] of imports) {
    if (specifier.startsWith(key)) {
      const mapped = target + specifier.slice(key.length);
      return isFile(mapped) ? posix.normalize(mapped) : null;
    }
  }
  return isFile(specifier) ? posix.join(posix.dirname(from), specifier) : null;
}

const isFile = (path: string): boolean => /^\.{0,2}\//.test(path) && posix.extname(path) !== '';

/** Returns the map's targets as paths from the root. Targets with a scheme don't change. */
export async function readImportMap(root: string, map: string): Promise<Map<string, string>> {
  const { imports = {} } = JSON.parse(await readFile(resolve(root, map), 'utf8')) as {
    imports?: Record<string, string>;
  };
  return new Map(
    Object.entries(imports).map(([key, target]) => [
      key,
      /^[a-z]+:/.test(target) ? target : `./${posix.join(posix.dirname(map), target)}`,
    ]),
  );
}
