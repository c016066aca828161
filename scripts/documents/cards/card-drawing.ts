import { paths } from 'shared-contract/paths';
import type { ReleaseBrand } from 'shared-release/release';
import { BLUEPRINT, geometry, motifOf, planSymbolOf } from '../site-drawings.ts';
import { isProfile, kindOf } from './page-kinds.ts';
import type { PageWords } from './page-words.ts';

const { ground, surface, draft, copper, vellum } = BLUEPRINT;

/** Area of the card that contains the drawing. */
const panel = { x: 672, y: 24, width: 504, height: 504 } as const;
const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 };

const path = (d: string, attributes: string) => (d === '' ? '' : `<path d="${d}" ${attributes}/>`);
const stroke = (color: string, width: number, opacity = 1) =>
  `stroke="${color}" stroke-width="${String(width)}" stroke-opacity="${String(opacity)}"`;
const fill = (color: string, opacity: number) => `fill="${color}" fill-opacity="${String(opacity)}"`;

/** Moves a drawing's center to the center of the panel. */
const centered = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${String(middle.x)} ${String(middle.y)}) scale(${String(scale)}) translate(${String(-x)} ${String(-y)})">${drawing}</g>`;

const mixed = (part: number) => {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(part * channel(draft, at) + (1 - part) * channel(surface, at));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
};

/** Maps the classes of a drawing on a page to blueprint colors. `drawing.css` of shared-ui defines the tones. */
const PAINTS: Readonly<Record<string, string>> = {
  'ui:fill-ground': `fill="${ground}"`,
  'ui:fill-surface': `fill="${surface}"`,
  'ui:fill-draft': `fill="${draft}"`,
  'ui:fill-copper': `fill="${copper}"`,
  'ui:stroke-draft': `stroke="${draft}"`,
  'ui:stroke-copper': `stroke="${copper}"`,
  'nc-tone-1': `fill="${mixed(0.1)}"`,
  'nc-tone-2': `fill="${mixed(0.24)}"`,
  'nc-tone-3': `fill="${mixed(0.44)}"`,
};

function paintsOf(classes: string): string {
  const names = classes.split(' ');
  const unknown = names.find((name) => PAINTS[name] === undefined);
  if (unknown !== undefined) throw new Error(`A portrait has a class that no card can paint: ${unknown}.`);
  return names.map((name) => PAINTS[name]).join(' ');
}

/** Returns a drawn portrait in the panel, in blueprint colors. */
function portrait(svg: string): string {
  const inner = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, classes: string) => ` ${paintsOf(classes)}`);
  const frame = `<clipPath id="portrait"><path d="M-120 0h240v288h-240z"/></clipPath>`;
  return `${frame}${centered(0, 144, 1.5, `<g clip-path="url(#portrait)" stroke-width="1">${inner}</g>${path('M-120 0h240v288h-240z', stroke(draft, 1, 0.6))}`)}`;
}

/** The drawing of a card, next to its text. */
export type CardDrawing =
  /** The cover drawing for this seed. */
  | { readonly kind: 'cover'; readonly seed: string }
  | { readonly kind: 'plan'; readonly strategy: string }
  /** The ten stones of the plan. */
  | { readonly kind: 'ring' }
  /** A drawn portrait, copied from the page. */
  | { readonly kind: 'portrait'; readonly svg: string };

function cover(seed: string): string {
  const { fine, main, shade, copper: line, open, at } = motifOf(seed);
  const layers = [
    path(shade, `${fill(draft, 0.2)} fill-rule="evenodd" ${stroke(draft, 1.5)}`),
    path(main, stroke(draft, 1.5)),
    open === undefined ? '' : path(open, `fill="${ground}"`),
    path(fine, stroke(draft, 1.2, 0.6)),
    path(line, `${fill(copper, 0.3)} ${stroke(copper, 2)}`),
  ].join('');
  // Center and scale of the motif: an arch is drawn around its own center, a plan and a wall from a corner.
  if (at !== undefined) return centered(14, -50, 1.3, layers);
  return open === undefined ? centered(238, 148, 1.1, layers) : centered(240, 150, 1.24, layers);
}

function plan(strategy: string): string {
  const symbol = planSymbolOf(strategy);
  if (symbol === undefined) throw new Error(`No strategy is called ${strategy}.`);
  const { line, wall, copper: marked, solid } = symbol;
  const layers = [
    path(line, stroke(draft, 0.35, 0.7)),
    path(wall, `${stroke(draft, 0.9)} stroke-linecap="square"`),
    solid === undefined ? '' : path(solid, fill(copper, 0.3)),
    path(marked, stroke(copper, 0.6)),
  ];
  return centered(48, 48, 4, layers.join(''));
}

const STONES = 10;

function ring(): string {
  const step = 360 / STONES;
  const stones = Array.from({ length: STONES }, (_, index) =>
    geometry().voussoir(112, 184, (index - 0.5) * step, (index + 0.5) * step),
  );
  const [key = '', ...others] = stones;
  const axes = Array.from({ length: STONES }, (_, index) => {
    const angle = ((index - 0.5) * step * Math.PI) / 180;
    return `M0 0L${(104 * Math.sin(angle)).toFixed(2)} ${(-104 * Math.cos(angle)).toFixed(2)}`;
  });
  const layers = [
    path(axes.join(''), `${stroke(draft, 1, 0.5)} stroke-dasharray="10 3 2 3"`),
    `<circle r="104" ${stroke(draft, 1, 0.6)}/>`,
    path(others.join(''), `${fill(draft, 0.12)} ${stroke(draft, 1.4)}`),
    path(key, `${fill(copper, 0.3)} ${stroke(copper, 2)}`),
    path('M-7 0h14M0-7v14', stroke(copper, 1.5)),
  ];
  return centered(0, 0, 1.08, layers.join(''));
}

/** Returns the drawing as SVG, positioned in the panel of a card. */
function drawn(drawing: CardDrawing): string {
  switch (drawing.kind) {
    case 'cover':
      return cover(drawing.seed);
    case 'plan':
      return plan(drawing.strategy);
    case 'ring':
      return ring();
    case 'portrait':
      return portrait(drawing.svg);
  }
}

/** In pixels: the size that Open Graph consumers display as a large image. */
export const CARD = { width: 1200, height: 630 } as const;

export interface CardContent {
  /** The kind of page; null if the title already states it. */
  readonly kind: string | null;
  readonly title: string;
  /** Lines below the title: the author and the date. */
  readonly by: readonly string[];
  readonly drawing: CardDrawing;
  readonly firm: { readonly name: string; readonly domain: string };
}

export type CardFirm = Pick<ReleaseBrand, 'name' | 'tagline' | 'origin'> & { readonly timeZone: string };

const firmOf = ({ name, origin }: CardFirm) => ({ name, domain: new URL(origin).host });

/**
 * Returns the page's drawing: the portrait of a profile, the plan symbol of the strategy in the URL, or a cover.
 * Without a cover, the URL is the seed.
 */
function drawingOf(address: string, { cover, portrait, nodes }: PageWords): CardDrawing {
  if (address === paths.home) return { kind: 'ring' };
  if (portrait !== undefined && isProfile(nodes)) return { kind: 'portrait', svg: portrait };
  const last = address.split('/').at(-1) ?? '';
  if (planSymbolOf(last) !== undefined) return { kind: 'plan', strategy: last };
  return { kind: 'cover', seed: cover ?? address };
}

/**
 * Returns the content of a page's card. The line above the heading is the page's kind, the page that lists it, or its
 * short name if that differs from the heading.
 */
export function cardOf(address: string, words: PageWords, firm: CardFirm): CardContent {
  const { kind, by } = kindOf(words.nodes, firm.timeZone);
  const short = address === paths.home || words.name === words.heading ? undefined : words.name;
  return {
    kind: kind ?? words.parent ?? short ?? null,
    title: words.heading,
    by,
    drawing: drawingOf(address, words),
    firm: firmOf(firm),
  };
}

/** Returns the firm's card, for pages that links don't lead to: accounts, the member area, and error pages. */
export const firmCard = (firm: CardFirm): CardContent => ({
  kind: null,
  title: firm.tagline,
  by: [],
  drawing: { kind: 'ring' },
  firm: firmOf(firm),
});

/** The mark of nine courses from the site's logo, 36 units wide. */
const MARK =
  'M1 33h20v2H1zM22 33h13v2H22zM1 29h9v2H1zM11 29h24v2H11zM1 25h23v2H1zM25 25h10v2H25zM1 21h13v2H1zM15 21h20v2H15zM1 17h25v2H1zM27 17h8v2H27zM1 13h7v2H1zM9 13h26v2H9zM1 9h18v2H1zM20 9h15v2H20zM1 5h10v2H1zM12 5h23v2H12z';

/** Returns everything on a card except the text: background, border, title block, drawing, and mark. */
export function cardSheet(drawing: CardDrawing): string {
  const grid = geometry().grid(panel.width, panel.height);
  return `<g fill="none">
<path d="M0 0h1200v630H0z" fill="${ground}"/>
<g transform="translate(${String(panel.x + 0.5)} ${String(panel.y + 0.5)})">${path(grid, stroke(draft, 1, 0.16))}</g>
${drawn(drawing)}
${path(`M24 24h1152v582H24zM24 ${String(panel.y + panel.height)}h1152M${String(panel.x)} 24v${String(panel.height)}`, stroke(draft, 2, 0.45))}
<g transform="translate(64 543) scale(1.25)">${path(MARK, `fill="${vellum}"`)}${path('M1 1h34v2H1z', `fill="${copper}"`)}</g>
</g>`;
}
