import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One entry of a package's `exports`: the names that it gives out, and a digest of their types. */
export interface ApiEntry {
  readonly names: readonly string[];
  readonly types: string;
}

/** What a package promises to those that were built against it, by entry. */
export type PublicApi = Readonly<Record<string, ApiEntry>>;

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

export const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;

/**
 * Entries without a part in the page: what tests alone import, and the types of rows, which follow the migrations and
 * carry no code.
 */
const apart: ReadonlySet<string> = new Set(['./testing', './database.types']);

const filesOf = (folder: string, wanted: (entry: string) => boolean): [entry: string, file: string][] =>
  Object.entries(readPackage(folder).exports)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && wanted(entry))
    .map(([entry, file]) => [entry, path.join(folder, file)]);

const entriesOf = (folder: string) => filesOf(folder, (entry) => !apart.has(entry));

function programFor(folder: string): ts.Program {
  const file = path.join(folder, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    folder,
  );
  const declarations = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
  return ts.createProgram(
    entriesOf(folder).map(([, entry]) => entry),
    {
      ...options,
      ...declarations,
      allowImportingTsExtensions: true,
      outDir: '/declarations',
      rootDir: folder,
    },
  );
}

/** Declarations of a file and of those of its package that their types name, without comments, each once. */
function declarationsFrom(program: ts.Program, folder: string, entry: string): string {
  const seen = new Map<string, string>();
  const others = filesOf(folder, (name) => apart.has(name)).map(([, file]) => file);
  const visit = (file: string): void => {
    const source = program.getSourceFile(file);
    if (!source || seen.has(file) || others.includes(file)) return;
    seen.set(file, '');
    let text = '';
    program.emit(source, (_name, emitted) => (text = emitted), undefined, true);
    seen.set(file, text);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const target = path.resolve(path.dirname(file), fileName);
      if (fileName.startsWith('.') && target.startsWith(path.join(folder, 'src'))) visit(target);
    }
  };
  visit(entry);
  return [...seen]
    .map(([file, text]) => `${path.relative(folder, file)}\n${text}`)
    .sort()
    .join('\n');
}

/** Reads what a package promises from its sources. */
export function publicApi(folder: string): PublicApi {
  const program = programFor(folder);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    entriesOf(folder).map(([entry, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${entry} of ${folder} exports nothing.`);
      const names = checker
        .getExportsOfModule(module)
        .map(({ name }) => name)
        .sort();
      const types = createHash('sha256')
        .update(declarationsFrom(program, folder, file))
        .digest('hex');
      return [entry, { names, types: types.slice(0, 16) }];
    }),
  );
}
