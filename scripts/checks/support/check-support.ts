import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import { parseSync } from 'oxc-parser';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import { accepted } from './accepted.ts';
import {
  type Newer,
  newerAttribute,
  newerFunction,
  newerGlobal,
  newerKeyword,
  newerMethod,
  newerOf,
  newerProperty,
  newerRule,
  newerSelector,
} from './newer-features.ts';

type Found = readonly Newer[];

const present = (found: readonly (Newer | undefined)[]): Newer[] => found.filter((one) => one !== undefined);

const functionsIn = (text: string): Newer[] =>
  present([...text.matchAll(/(?<![\w-])([a-z][a-z0-9-]+)\(/g)].map(([, name = '']) => newerFunction(name)));

/** Finds CSS functions in a script's strings. Only names with a hyphen count, because a script can't call those. */
const functionsInText = (text: string): Newer[] =>
  functionsIn(text).filter(({ feature }) => feature.includes('-'));

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodeIn = (node: Node, field: string): Node | undefined =>
  isNode(node[field]) ? node[field] : undefined;
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode);

/** Calls `visit` with a node and all of its descendants, except the names of members and properties. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  const isNamed =
    node['computed'] === false &&
    ['MemberExpression', 'Property', 'PropertyDefinition', 'MethodDefinition'].includes(node.type);
  for (const [field, value] of Object.entries(node)) {
    if (isNamed && (field === 'property' || field === 'key')) continue;
    for (const child of nodesIn(value)) walk(child, visit);
  }
}

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
const nameOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Identifier' ? String(node['name']) : undefined;

const keyOf = (node: Node, field: 'property' | 'key'): string | undefined =>
  (node['computed'] === true ? undefined : nameOf(nodeIn(node, field))) ?? textOf(nodeIn(node, field));

/** The fields in which a script declares names. */
const DECLARES: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
};

/** Returns the attributes of an element that a script creates with React. */
const attributesOf = (node: Node): (string | undefined)[] => {
  const [tag, props] = nodesIn(node['arguments']);
  if (textOf(tag) === undefined || props?.type !== 'ObjectExpression') return [];
  return nodesIn(props['properties']).map((property) => keyOf(property, 'key'));
};

/**
 * Finds features in a script that a supported browser lacks: globals, members of browser objects, and methods that no
 * older object has. It doesn't know types, so it also reports our own methods with such names.
 */
function newerInScript(file: string, code: string): Found {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message ?? ''}`);
  const own = new Set<string>();
  const named = new Set<string>();
  const found: (Newer | undefined)[] = [];
  walk(program as unknown as Node, (node) => {
    for (const field of DECLARES[node.type] ?? [])
      for (const declared of nodesIn(node[field])) walk(declared, (inner) => own.add(nameOf(inner) ?? ''));
    switch (node.type) {
      case 'Identifier':
        named.add(nameOf(node) ?? '');
        break;
      case 'MemberExpression':
        found.push(newerOf(nameOf(nodeIn(node, 'object')), keyOf(node, 'property')));
        break;
      case 'CallExpression': {
        const callee = nodeIn(node, 'callee');
        // An optional call is safe, because it runs only if the method exists.
        if (callee?.type === 'MemberExpression' && node['optional'] !== true)
          found.push(newerMethod(keyOf(callee, 'property') ?? ''));
        found.push(...attributesOf(node).map((name) => newerAttribute(name ?? '')));
        break;
      }
      case 'Literal':
        found.push(...functionsInText(textOf(node) ?? ''));
        if ((node['regex'] as { flags: string } | undefined)?.flags.includes('v'))
          found.push(newerOf('RegExp', 'unicodeSets'));
        break;
      case 'TemplateElement':
        found.push(...functionsInText((node['value'] as { raw: string }).raw));
    }
  });
  for (const name of named) if (!own.has(name)) found.push(newerGlobal(name));
  return present(found);
}

/** Returns the `@supports` conditions around a rule. */
function conditionsOf(node: ChildNode): string {
  const texts: string[] = [];
  let at: postcss.Document | postcss.Container | undefined = node.parent;
  for (; at && at.type !== 'root'; at = at.parent)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') texts.push((at as AtRule).params);
  return texts.join(' ');
}

/** Finds features in a stylesheet that a supported browser lacks, unless an `@supports` around them names them. */
function newerInStylesheet(css: string): Found {
  const found: Newer[] = [];
  postcss.parse(css).walk((node) => {
    const conditions = conditionsOf(node);
    const add = (name: string, newer: Newer | undefined) => {
      if (newer && !conditions.includes(name)) found.push(newer);
    };
    if (node.type === 'atrule') add(node.name, newerRule(node.name));
    if (node.type === 'rule')
      for (const [name] of node.selector.matchAll(/(?<!\\):{1,2}[a-z][a-z-]*/g))
        add(name, newerSelector(name));
    if (node.type !== 'decl') return;
    const { prop, value } = node;
    const property = prop.startsWith('-') ? undefined : newerProperty(prop);
    if (property) add(prop, property);
    else
      for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-]|\()/g))
        add(word, newerKeyword(prop, word));
    for (const newer of functionsIn(value)) add(newer.feature.slice(0, -2), newer);
  });
  return found;
}

/**
 * Finds attributes that a supported browser lacks. The page's scripts and stylesheets are checked as separate files.
 */
function newerInPage(html: string): Found {
  const names = new Set(
    parseHtml(html)
      .querySelectorAll('*')
      .flatMap(({ attributes }) => Object.keys(attributes)),
  );
  return present([...names].map(newerAttribute));
}

function newerIn(file: string, text: string): readonly Newer[] {
  if (file.endsWith('.js')) return newerInScript(file, text);
  return file.endsWith('.css') ? newerInStylesheet(text) : newerInPage(text);
}

/**
 * Compares the files that browsers load with the oldest supported browsers.
 *
 * @param folder a built site.
 * @returns one line per fault: a file uses a feature that a browser lacks, or an accepted feature is unused.
 */
export function checkSupport(folder: string, reasons = accepted): string[] {
  const unused = new Set(Object.values(reasons).flat());
  const known = new Set(unused);
  const faults = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:js|css|html)$/.test(file)) continue;
    for (const { feature, lacking } of newerIn(file, readFileSync(path.join(folder, file), 'utf8'))) {
      unused.delete(feature);
      if (!known.has(feature)) faults.add(`${file}: ${feature} is missing in ${lacking.join(', ')}`);
    }
  }
  return [
    ...faults,
    ...[...unused].map(
      (feature) => `scripts/checks/support/accepted.ts: nothing uses ${feature}. Remove it.`,
    ),
  ];
}
