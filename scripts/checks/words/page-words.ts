import { withoutEntities } from 'shared-contract/html-text';
import { otherFigures } from './figures.ts';

/** Beginnings of words with a different American spelling, followed by complete words. */
const beginnings = [
  ...[
    'organis',
    'recognis',
    'realis',
    'utilis',
    'minimis(?=[aei])',
    'maximis',
    'optimis',
    'prioritis',
    'summaris',
  ],
  ...[
    'characteris',
    'authoris',
    'standardis',
    'capitalis',
    'specialis(?!t)',
    'customis',
    'finalis',
    'apologis',
  ],
  ...['categoris', 'amortis', 'itemis', 'monetis', 'normalis', 'centralis', 'analys(?=e[ds]?\\b|ing)'],
  ...['favour', 'colour', 'behaviour', 'honour', 'labour', 'neighbour', 'rumour', 'harbour', 'endeavour'],
  ...[
    'instalment',
    'enrolment',
    'fulfilment',
    'cancell(?=ed|ing|able)',
    'travell',
    'labell',
    'modell',
    'counsell',
  ],
  ...['programme(?!d|r)', 'licence', 'defence', 'offence', 'pretence', 'centre', 'theatre', 'metre', 'litre'],
  ...[
    'judgement',
    'ageing',
    'mould',
    'plough',
    'storey',
    'sceptic',
    'enquir',
    'skilful',
    'wilful',
    // A statement of Rev. Proc. 2013-14 is quoted word for word.
    'telephon(?!e at 1-800)',
  ],
  ...['learnt', 'burnt', 'spelt', 'whilst', 'amongst', 'cheque', 'grey', 'catalogue', 'per cent'],
];
const words = [
  'enrol',
  'enrols',
  'fulfil',
  'fulfils',
  'practise',
  'practised',
  'practising',
  'towards',
  'afterwards',
];

// A statute uses the spelling "investment adviser".
const british = new RegExp(
  `\\b(?:un|re|over)?(?:(?:${beginnings.join('|')})\\w*|(?:${words.join('|')})\\b)|(?<!investment )\\badvisers?\\b`,
  'gi',
);

export const britishIn = (text: string): string[] => text.match(british) ?? [];

/** Figures that the firm claims, and text about their basis that must be on the same page. */
const grounds: readonly (readonly [figure: string, ground: RegExp])[] = [
  ['$50M+', /modeled in signed (client )?plans/i],
  ['300%+', /(divided by|over) our fees.* median/],
  ['45+', /counted to January/],
  ['$25K+', /not (an average|a typical)/],
  ['26+', /both rooms together/i],
  ['10+', /in the printed program/],
  ['15+', /first engagement letter naming/],
  ['1000+', /each counted once/],
  ['satisfaction rate', /we asked/],
  ['hours of CPE', /National Registry/],
];

/** Lists quotations and claims without a disclosure before the next one. */
function undisclosed(html: string, start: string): string[] {
  return html
    .split(start)
    .slice(1)
    .filter((part) => !/data-slot="disclosure"[^>]*>[^<]{40}/.test(part))
    .map(
      (part) =>
        `no disclosure after: ${part
          .replaceAll(/<[^>]*>|^[^>]*>/g, ' ')
          .trim()
          .slice(0, 60)}`,
    );
}

/** Lists the claims on a page that lack their basis. */
function withoutGround(html: string, text: string): string[] {
  const bare = grounds
    .filter(([figure, ground]) => text.includes(figure) && !ground.test(text))
    .map(([figure]) => `${figure} without what was counted`);
  return [...bare, ...undisclosed(html, '<blockquote'), ...undisclosed(html, 'data-slot="claim"')];
}

/** Returns the text of a served page that visitors read: description, title, and body. */
export function textOf(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const body = html
    .replaceAll(/<(script|style|svg|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    // Text of two blocks is not one sentence.
    .replaceAll(/<\/(p|li|h\d|d[dt]|t[dh]|div|figcaption|blockquote|section)>/g, ' · ')
    .replaceAll(/<[^>]*>/g, ' ');
  return withoutEntities(`${description} · ${body}`)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/(?:· ?)+/g, '· ');
}

/**
 * Lists the faults in a served page's copy: spelling, figures that differ from the firm's, and claims without a basis.
 */
export function faultsOf(html: string): string[] {
  const text = textOf(html);
  return [
    ...britishIn(text).map((word) => `spelling: ${word}`),
    ...otherFigures(text),
    ...withoutGround(html, text),
  ];
}
