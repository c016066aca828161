import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';

/** A text in a source that names another file beside it: an import, or a file that is read or started. */
interface Mention {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What a module imports, and no text that has the same letters. */
  readonly isImport: boolean;
}

const SOURCE = /(?<!\.d)\.tsx?$/;

/** Under which name a source is found once it is packed: Node strips no types of what is installed. */
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

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** A file in the form that is packed, and what it names. */
export interface PackedModule {
  readonly code: string | Uint8Array;
  /** Files beside it. */
  readonly files: readonly string[];
  /** Packages that it names, `zod`. */
  readonly packages: readonly string[];
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Which of these packages a module names, to import or to find them. Types leave nothing behind. */
const packagesIn = (file: string, code: string, known: ReadonlySet<string>): string[] =>
  mentionsIn(file, code)
    .filter(({ text, isImport }) => known.has(packageOf(text)) && (isImport || text !== packageOf(text)))
    .map(({ text }) => packageOf(text));

function compile(file: string, text: string): string {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  return transformSync(text, { loader, jsx: 'automatic', format: 'esm', target: 'es2024', sourcefile: file })
    .code;
}

/** Reads a file as it is packed: sources as modules that name each other as such, anything else as it is. */
function packModule(file: string, known: ReadonlySet<string>): PackedModule {
  if (!/\.(?:tsx?|m?js)$/.test(file)) return { code: readFileSync(file), files: [], packages: [] };
  let text = readFileSync(file, 'utf8');
  const files: string[] = [];
  for (const { start, end, text: named } of mentionsIn(file, text).reverse()) {
    const target = path.resolve(path.dirname(file), named);
    if (!/^[\w./-]*\.\w+$/.test(named) || !isFile(target)) continue;
    files.push(target);
    text = text.slice(0, start) + packedName(named) + text.slice(end);
  }
  const code = SOURCE.test(file) ? compile(file, text) : text;
  return { code, files, packages: packagesIn(file, code, known) };
}

/**
 * Entries and all that they name, by file.
 *
 * @param known names of packages that there are.
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
