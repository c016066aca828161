import { createHash } from 'node:crypto';
import type ts from 'typescript';
import {
  mentionedIn,
  readDeclarations,
  type DeclarationModule,
  type Imported,
} from './declaration-module.ts';

/** Finds the file of declarations behind an import; none for a package from npm, whose version tells. */
export type Resolve = (from: string, importer: string) => string | undefined;

/** Without line breaks, and without the place of a module that is named in it. */
const textOf = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/\bimport\((?:"[^"]*"|'[^']*')\)/g, 'import()');

/** Reads digests of what modules export from the declarations that the compiler emits. */
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
   * A declaration and all that it names, in the order in which it names them: files have no part in it, so that one may be
   * moved. Each is written once.
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
