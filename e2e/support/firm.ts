import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand as own } from '../../shared-ui/src/brand/brand.ts';

const file = path.resolve(import.meta.dirname, '../../shared-ui/src/brand/brand.ts');

/** The firm's legal and contact data, with the replacements for another firm. */
const identity: readonly (readonly [own: string, other: string])[] = [
  [own.name, 'Stonebridge Planning'],
  [own.shortName, 'Stonebridge'],
  [new URL(own.origin).host, 'stonebridge.example'],
  [own.phone.display, '(303) 555-0188'],
  [own.phone.href, 'tel:+13035550188'],
  [own.fax, '(303) 555-0189'],
  ...own.address.lines.map(
    (line, index) => [line, ['77 Bridge Street', 'Denver, CO 80202'][index] ?? 'USA'] as const,
  ),
  [own.podcast.title, 'Over the Bridge'],
  [own.podcast.hostUrl, 'https://podcasts.example/over-the-bridge'],
];

/** No output of another firm may contain any of these. */
export const traces: readonly string[] = identity.map(([text]) => text);

/** Builds another firm's brand file, plus fields that the default firm lacks: embedded forms and photos. */
export function otherFirm(own: Readonly<Record<string, object>>): string {
  const fields = Object.entries(own).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  const firm = identity
    .reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(file, 'utf8'))
    .replace("  name: '", `${fields.join('')}  name: '`);
  const left = traces.filter((trace) => firm.includes(trace));
  if (left.length > 0 || fields.some((field) => !firm.includes(field)))
    throw new Error(
      `The brand file has changed: this test cannot write one for another firm (${left.join()}).`,
    );
  return firm;
}
