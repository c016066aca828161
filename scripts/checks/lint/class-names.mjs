import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { compile } from 'tailwindcss';

const { resolve } = createRequire(path.join(root, 'package.json'));
const read = (request) => readFileSync(resolve(request), 'utf8');

const { build } = await compile(
  `${read('tailwindcss/theme.css')}${read('shared-ui/theme.css')}@tailwind utilities;`,
);
const known = new Map();
let css = build([]);

/** Returns true if Tailwind has a rule for the name. */
function isUtility(name) {
  if (!known.has(name)) {
    const before = css;
    css = build([name]);
    known.set(name, css !== before || /^(group|peer)(\/|$)/.test(name));
  }
  return known.get(name);
}

const isOwn = (name) => /^(ui:|nc-)/.test(name);

/** Returns the class names in a literal or a template chunk. A partial name next to an expression doesn't count. */
function namesIn(node) {
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? node.value.split(/\s+/).filter(Boolean) : [];
  const names = node.value.raw.split(/\s+/);
  const { quasis } = node.parent;
  if (node !== quasis[0]) names.shift();
  if (node !== quasis.at(-1)) names.pop();
  return names.filter(Boolean);
}

const isText = (node) =>
  node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string');

/** Returns true for parts of an expression whose text is not in its value. */
const isAside = (node, parent) =>
  parent.type === 'BinaryExpression' ||
  (parent.type === 'ConditionalExpression' && node === parent.test) ||
  (parent.type === 'CallExpression' && parent.callee.name !== 'clsx') ||
  /^(ArrowFunction|Function|JSX)/.test(node.type);

/** Yields the literals of an expression, including those of constants in the same file. */
function* textsOf(node, sourceCode, followed = new Set()) {
  if (isText(node)) yield { node, isDirect: followed.size === 0 };
  if (node.type === 'Identifier') {
    let scope = sourceCode.getScope(node);
    while (scope && !scope.set.has(node.name)) scope = scope.upper;
    const definition = scope?.set.get(node.name)?.defs[0];
    const init = definition?.type === 'Variable' ? definition.node.init : null;
    if (init && !followed.has(init)) yield* textsOf(init, sourceCode, new Set([...followed, init]));
    return;
  }
  for (const key of sourceCode.visitorKeys[node.type] ?? []) {
    const isName = (key === 'property' || key === 'key') && node.computed === false;
    for (const child of isName ? [] : [node[key]].flat())
      if (child && !isAside(child, node)) yield* textsOf(child, sourceCode, followed);
  }
}

/** Rule for shared-ui: its utilities must have its prefix everywhere. */
const prefixed = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: "'{{name}}' is looked for in the callers' sheets: classes of shared-ui are 'ui:…' or 'nc-…'.",
    },
  },
  create(context) {
    const { sourceCode } = context;
    const told = new Set();
    const tell = (node, names) => {
      if (names.length === 0 || told.has(node)) return;
      told.add(node);
      context.report({ node, messageId: 'bare', data: { name: names.join(' ') } });
    };
    const readClasses = (expression) => {
      for (const { node, isDirect } of textsOf(expression, sourceCode))
        tell(
          node,
          namesIn(node).filter((name) => !isOwn(name) && (isDirect || isUtility(name))),
        );
    };
    /**
     * Checks a table of classes for another file: all of its names are utilities, and it doesn't look like an ordinary
     * word.
     */
    const readText = (node) => {
      const names = namesIn(node);
      const isClasses = names.length > 1 || /[-:[]/.test(names[0] ?? '');
      const bare = names.filter((name) => !isOwn(name));
      if (isClasses && bare.every(isUtility)) tell(node, bare);
    };
    return {
      'JSXAttribute[name.name=/[cC]lass(Name)?$/]': ({ value }) => {
        if (value) readClasses(value.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      "CallExpression[callee.name='clsx']": (node) => {
        node.arguments.forEach(readClasses);
      },
      "CallExpression[callee.name='clsx'] > ObjectExpression > Property[computed=false] > .key": (key) => {
        const names = String(key.name ?? key.value).split(/\s+/);
        tell(
          key,
          names.filter((name) => !isOwn(name)),
        );
      },
      ':not(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, TSLiteralType) > Literal':
        readText,
      TemplateElement: readText,
    };
  },
};

/** Rule for all other code, which must not depend on the contents of shared-ui's stylesheet. */
const unprefixed = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { foreign: "'{{name}}' is shared-ui's, which may drop it: write it without 'ui:'." },
  },
  create(context) {
    const readText = (node) => {
      if (!isText(node)) return;
      const text = node.type === 'Literal' ? node.value : node.value.raw;
      const name = /(?<!\S)ui:\S+/.exec(text)?.[0];
      if (name) context.report({ node, messageId: 'foreign', data: { name } });
    };
    return { Literal: readText, TemplateElement: readText };
  },
};

export const classNames = { rules: { prefixed, unprefixed } };
