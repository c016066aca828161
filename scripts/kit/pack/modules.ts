import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';

/** A string in a source that names a file: an import, or a file that the code reads or runs. */
interface Mention {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** True only for an import, not for another string with the same text. */
  readonly isImport: boolean;
}

const SOURCE = /(?<!\.d)\.tsx?$/;

/** Returns the file name in the package. Compiled, because Node doesn't strip types below `node_modules`. */
export const packedName = (file: string): string => file.replace(SOURCE, '.js');

function mentionsIn(file: string, text: string): Mention[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mention[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const { parent, text: named } = node;
      const isImport =
        ts.isImportDeclaration(parent) ||
        ts.isExportDeclaration(parent) ||
        (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword);
      found.push({ start: node.getStart() + 1, end: node.getEnd() - 1, text: named, isImport });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** A workspace that is packed with the kit instead of being installed. */
export const ROOM = /^(?:@scripts|shared-release)\//;
const { resolve } = createRequire(import.meta.url);

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** A file in its packed form, with the files and packages that it names. */
export interface PackedModule {
  readonly code: string | Uint8Array;
  /** Files of the project that it names. */
  readonly files: readonly string[];
  /** Packages that it names, `zod`. */
  readonly packages: readonly string[];
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Lists the known packages that a module imports or finds a file of. Compiled code has no type imports. */
const packagesIn = (file: string, code: string, known: ReadonlySet<string>): string[] =>
  mentionsIn(file, code)
    .filter(({ text, isImport }) => known.has(packageOf(text)) && (isImport || text !== packageOf(text)))
    .map(({ text }) => packageOf(text));

function compile(file: string, text: string): string {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  return transformSync(text, { loader, jsx: 'automatic', format: 'esm', target: 'es2024', sourcefile: file })
    .code;
}

/** Reads a file in its packed form: sources as modules with updated file names, and other files unchanged. */
function packModule(file: string, known: ReadonlySet<string>): PackedModule {
  if (!/\.(?:tsx?|m?js)$/.test(file)) return { code: readFileSync(file), files: [], packages: [] };
  let text = readFileSync(file, 'utf8');
  const files: string[] = [];
  for (const { start, end, text: named, isImport } of mentionsIn(file, text).reverse()) {
    const folder = path.dirname(file);
    const isRoom = isImport && ROOM.test(named);
    const target = isRoom ? realpathSync(resolve(named)) : path.resolve(folder, named);
    if (!isRoom && (!/^[\w./-]*\.\w+$/.test(named) || !isFile(target))) continue;
    files.push(target);
    const request = isRoom ? `./${path.relative(folder, target)}` : named;
    text = text.slice(0, start) + packedName(request) + text.slice(end);
  }
  const code = SOURCE.test(file) ? compile(file, text) : text;
  return { code, files, packages: packagesIn(file, code, known) };
}

/**
 * Collects the entries and all files that they name, by file.
 *
 * @param known names of the available packages.
 */
export function modulesFrom(
  entries: readonly string[],
  known: ReadonlySet<string>,
): ReadonlyMap<string, PackedModule> {
  const found = new Map<string, PackedModule>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const module = packModule(file, known);
    found.set(file, module);
    module.files.forEach(visit);
  };
  entries.forEach(visit);
  return found;
}
