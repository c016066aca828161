import { withoutEntities } from 'shared-contract/html-text';
import { britishIn } from './british.ts';
import { otherFigures } from './figures.ts';
import { withoutGround } from './grounds.ts';

/** What a reader of the served page reads: its title, its description and its text. */
export function textOf(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const body = html
    .replaceAll(/<(script|style|svg|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    // What stands in two blocks is not one sentence.
    .replaceAll(/<\/(p|li|h\d|d[dt]|t[dh]|div|figcaption|blockquote|section)>/g, ' · ')
    .replaceAll(/<[^>]*>/g, ' ');
  return withoutEntities(`${description} · ${body}`)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/(?:· ?)+/g, '· ');
}

/** What is wrong with the words of a served page: spelling, figures that differ from the firm's, claims without ground. */
export function faultsOf(html: string): string[] {
  const text = textOf(html);
  return [
    ...britishIn(text).map((word) => `spelling: ${word}`),
    ...otherFigures(text),
    ...withoutGround(html, text),
  ];
}
