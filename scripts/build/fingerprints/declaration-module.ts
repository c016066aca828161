import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A name of another module. `*` is all of it. */
export interface Imported {
  readonly from: string;
  readonly name: string;
}

/** A file of declarations, by what it declares, takes and gives out. */
export interface DeclarationModule {
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  readonly imported: ReadonlyMap<string, Imported>;
  /** Names that it gives out: of its own, or of another module. */
  readonly exported: ReadonlyMap<string, string | Imported>;
  /** Modules of which it gives out everything. */
  readonly wholly: readonly string[];
}

interface Reading {
  readonly declared: Map<string, ts.Node[]>;
  readonly imported: Map<string, Imported>;
  readonly exported: Map<string, string | Imported>;
  readonly wholly: string[];
}

const textOf = (node: ts.Node | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '');

function readImport({ moduleSpecifier, importClause }: ts.ImportDeclaration, { imported }: Reading): void {
  const from = textOf(moduleSpecifier);
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
  const from = textOf(moduleSpecifier);
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

/** Reads a file as the compiler emits declarations. */
export function readDeclarations(file: string): DeclarationModule {
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

/** The names that a declaration mentions, as types or values, and modules that it names in place. */
export function mentionedIn(node: ts.Node): (string | Imported)[] {
  const found: (string | Imported)[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isImportTypeNode(one) && ts.isLiteralTypeNode(one.argument)) {
      const name = one.qualifier?.getText().split('.')[0] ?? '*';
      found.push({ from: textOf(one.argument.literal), name });
    } else if (ts.isIdentifier(one) && !isLabel(one)) found.push(one.text);
    one.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** A member's or parameter's own name says nothing of another declaration. */
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
