import { isValidElement, type ReactNode } from 'react';

export interface OutlineEntry {
  readonly number: number;
  readonly title: string;
  readonly id: string;
}

/** What a piece of rendered text says. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((part: ReactNode) => textOf(part)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function* headingsIn(node: ReactNode): Generator<string> {
  if (Array.isArray(node)) {
    for (const part of node as ReactNode[]) yield* headingsIn(part);
  } else if (isValidElement<{ children?: ReactNode }>(node)) {
    if (node.type === 'h2') yield textOf(node.props.children);
    else yield* headingsIn(node.props.children);
  }
}

/** The sections of a text, read from the text itself: titles stand once, in the prose. */
export function outlineOf(content: ReactNode): readonly OutlineEntry[] {
  return [...headingsIn(content)].map((title, index) => ({ number: index + 1, title, id: idOf(title) }));
}
