import type { PhrasingContent, Root, RootContent } from 'mdast';

const PARTS = String.raw`(?:\([A-Za-z\d]+\))*`;
const SECTION = String.raw`\d+[A-Za-z]*(?:-\d+)?\b`;

/** Cites whose source has a stable public address. */
const cites = new RegExp(
  [
    String.raw`(?:IRC|(?<title>\d+) U\.S\.C\.) (?<section>${SECTION})${PARTS}`,
    String.raw`ERISA (?<erisa>40\d\d)${PARTS}`,
    String.raw`(?:Treas\. |Temp\. )?Reg\. (?<regulation>\d+\.\d+[A-Z]?${PARTS}-\d+T?)${PARTS}`,
    String.raw`31 CFR (?<practice>\d+\.\d+)${PARTS}`,
    String.raw`(?<drop>Rev\. Proc\.|Notice) 20(?<year>\d\d)-(?<number>\d+)`,
    String.raw`(?:P\.L\.|Public Law) (?<congress>\d+)-(?<law>\d+)`,
  ].join('|'),
  'g',
);
/**
 * The next section of the same code in a list, as in `IRC 465, 469`. A number without paragraphs may be something else:
 * an amount, a fraction, a count, or a year.
 */
const nextSection = new RegExp(
  String.raw`(?<comma>,? (?:and |or )?)(?!202\d\b)(?<section>${SECTION})(?:${PARTS}(?<=\))|(?![(/%]|[.,]\d| [a-z]{4,}))`,
  'y',
);

type Groups = Readonly<Partial<Record<string, string>>>;

const ofCode = (section = '', title = '26') => `https://www.law.cornell.edu/uscode/text/${title}/${section}`;

function addressOf({ section, title, erisa, regulation, practice, ...other }: Groups): string {
  if (section !== undefined) return ofCode(section, title);
  // Section 4021 of ERISA is section 1321 of title 29.
  if (erisa !== undefined) return ofCode(String(Number(erisa) - 2700), '29');
  if (regulation !== undefined) return `https://www.ecfr.gov/current/title-26/section-${regulation}`;
  if (practice !== undefined) return `https://www.ecfr.gov/current/title-31/section-${practice}`;
  const { drop, year, number = '', congress, law } = other;
  return drop === undefined
    ? `https://www.govinfo.gov/link/plaw/${String(congress)}/public/${String(law)}`
    : `https://www.irs.gov/pub/irs-drop/${drop === 'Notice' ? 'n' : 'rp'}-${String(year)}-${number.padStart(2, '0')}.pdf`;
}

interface Cite {
  readonly at: number;
  readonly text: string;
  readonly url: string;
}

function* citesIn(text: string): Generator<Cite> {
  for (const found of text.matchAll(cites)) {
    const groups = found.groups ?? {};
    yield { at: found.index, text: found[0], url: addressOf(groups) };
    if (groups['section'] === undefined) continue;
    nextSection.lastIndex = found.index + found[0].length;
    for (let next = nextSection.exec(text); next; next = nextSection.exec(text)) {
      const { comma = '', section } = next.groups ?? {};
      const at = next.index + comma.length;
      yield { at, text: next[0].slice(comma.length), url: ofCode(section, groups['title']) };
    }
  }
}

function linked(text: string, seen: Set<string>): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const { at, text: cite, url } of citesIn(text)) {
    if (seen.has(url + cite)) continue;
    seen.add(url + cite);
    if (at > end) nodes.push({ type: 'text', value: text.slice(end, at) });
    nodes.push({ type: 'link', url, children: [{ type: 'text', value: cite }] });
    end = at + cite.length;
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}

/**
 * Links each cite of federal law to its source: the Code, a regulation, an IRS document, or a public law. In each
 * section, only the first of equal cites is a link. A writer writes only the cite.
 */
export function linkCites(root: Root): Root {
  let seen = new Set<string>();
  const visit = (node: RootContent): RootContent[] => {
    if (node.type === 'heading') {
      if (node.depth === 2) seen = new Set();
      return [node];
    }
    if (node.type === 'text') return linked(node.value, seen);
    if (node.type === 'link' || !('children' in node)) return [node];
    return [{ ...node, children: (node.children as RootContent[]).flatMap(visit) } as RootContent];
  };
  return { ...root, children: root.children.flatMap(visit) };
}
