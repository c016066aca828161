import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A name from another module. `*` is its entire namespace. */
export interface Imported {
  readonly from: string;
  readonly name: string;
}

export interface DeclarationModule {
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  readonly imported: ReadonlyMap<string, Imported>;
  /** Exported names, each with its local name or the module that it is re-exported from. */
  readonly exported: ReadonlyMap<string, string | Imported>;
  /** Modules of `export *` statements. */
  readonly wholly: readonly string[];
}

interface Reading {
  readonly declared: Map<string, ts.Node[]>;
  readonly imported: Map<string, Imported>;
  readonly exported: Map<string, string | Imported>;
  readonly wholly: string[];
}

const literalText = (node: ts.Node | undefined): string =>
  node && ts.isStringLiteralLike(node) ? node.text : '';

function readImport({ moduleSpecifier, importClause }: ts.ImportDeclaration, { imported }: Reading): void {
  const from = literalText(moduleSpecifier);
  if (importClause?.name) imported.set(importClause.name.text, { from, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, { from, name: '*' });
  else
    for (const { name, propertyName } of bindings?.elements ?? [])
      imported.set(name.text, { from, name: (propertyName ?? name).text });
}

function readExport(
  { moduleSpecifier, exportClause }: ts.ExportDeclaration,
  { exported, wholly }: Reading,
): void {
  const from = literalText(moduleSpecifier);
  if (!exportClause) wholly.push(from);
  else if (ts.isNamespaceExport(exportClause)) exported.set(exportClause.name.text, { from, name: '*' });
  else
    for (const { name, propertyName } of exportClause.elements) {
      const own = (propertyName ?? name).text;
      exported.set(name.text, moduleSpecifier ? { from, name: own } : own);
    }
}

function readDeclared(statement: ts.Statement, { declared, exported }: Reading): void {
  const flags = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => flags.some((flag) => flag.kind === kind);
  const isDefault = has(ts.SyntaxKind.DefaultKeyword);
  const add = (name: string, node: ts.Node) => {
    declared.set(name, [...(declared.get(name) ?? []), node]);
    if (has(ts.SyntaxKind.ExportKeyword)) exported.set(isDefault ? 'default' : name, name);
  };
  if (ts.isVariableStatement(statement))
    for (const declaration of statement.declarationList.declarations)
      add(declaration.name.getText(), declaration);
  else if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement)
  )
    add(statement.name?.getText() ?? 'default', statement);
}

function readDeclarations(file: string): DeclarationModule {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const reading: Reading = { declared: new Map(), imported: new Map(), exported: new Map(), wholly: [] };
  for (const statement of source.statements)
    if (ts.isImportDeclaration(statement)) readImport(statement, reading);
    else if (ts.isExportDeclaration(statement)) readExport(statement, reading);
    else if (ts.isExportAssignment(statement))
      reading.exported.set('default', statement.expression.getText());
    else readDeclared(statement, reading);
  return reading;
}

/** Lists the names that a declaration refers to as types or values, and the modules in its `import()` types. */
function mentionedIn(node: ts.Node): (string | Imported)[] {
  const found: (string | Imported)[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isImportTypeNode(one) && ts.isLiteralTypeNode(one.argument)) {
      const name = one.qualifier?.getText().split('.')[0] ?? '*';
      found.push({ from: literalText(one.argument.literal), name });
    } else if (ts.isIdentifier(one) && !isLabel(one)) found.push(one.text);
    one.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** Returns true for the name of a member or parameter, which refers to no other declaration. */
function isLabel(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  return (
    (ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isParameter(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === identifier
  );
}

/** Finds the declaration file of an import. Returns undefined for an npm package, whose version is compared instead. */
export type Resolve = (from: string, importer: string) => string | undefined;

/** Normalizes white space and removes module paths, so that neither affects the digest. */
const textOf = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/\bimport\((?:"[^"]*"|'[^']*')\)/g, 'import()');

/** Computes digests of a module's exports from the declarations that the compiler emits. */
export function exportDigests(resolve: Resolve) {
  const modules = new Map<string, DeclarationModule>();
  const moduleOf = (file: string): DeclarationModule => {
    const known = modules.get(file) ?? readDeclarations(file);
    modules.set(file, known);
    return known;
  };

  function namesOf(file: string): string[] {
    const { exported, wholly } = moduleOf(file);
    const others = wholly.flatMap((from) => {
      const other = resolve(from, file);
      return other === undefined ? [] : namesOf(other).filter((name) => name !== 'default');
    });
    return [...new Set([...exported.keys(), ...others])].sort();
  }

  /**
   * Returns a declaration and all that it refers to, each once, in order of reference. File names are left out, so that
   * moving a file doesn't change the digest.
   */
  function declarationsOf(file: string, name: string): string {
    const seen = new Set<string>();
    const lines: string[] = [];
    const visitImported = ({ from, name: wanted }: Imported, importer: string): void => {
      const target = resolve(from, importer);
      if (target === undefined) lines.push(`${from} ${wanted}`);
      else for (const one of wanted === '*' ? namesOf(target) : [wanted]) visitExport(target, one);
    };
    const visitLocal = (at: string, local: string): void => {
      const { declared, imported } = moduleOf(at);
      const [nodes, other] = [declared.get(local), imported.get(local)];
      if (!nodes) {
        if (other) visitImported(other, at);
        return;
      }
      if (seen.has(`${at} ${local}`)) return;
      seen.add(`${at} ${local}`);
      for (const node of nodes) lines.push(textOf(node));
      for (const one of nodes.flatMap(mentionedIn))
        if (typeof one === 'string') visitLocal(at, one);
        else visitImported(one, at);
    };
    const visitExport = (at: string, wanted: string): void => {
      const { exported, wholly } = moduleOf(at);
      const target = exported.get(wanted);
      if (typeof target === 'string') visitLocal(at, target);
      else if (target) visitImported(target, at);
      else
        for (const other of wholly.flatMap((from) => resolve(from, at) ?? []))
          if (namesOf(other).includes(wanted)) visitExport(other, wanted);
    };
    visitExport(file, name);
    return lines.join('\n');
  }

  return (file: string): Record<string, string> =>
    Object.fromEntries(
      namesOf(file).map((name) => [
        name,
        createHash('sha256').update(declarationsOf(file, name)).digest('hex').slice(0, 16),
      ]),
    );
}
