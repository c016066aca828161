import { BLUEPRINT } from '../site-drawings.ts';
import { centered, path, stroke } from './panel.ts';

const { ground, surface, draft, copper } = BLUEPRINT;

const mixed = (part: number) => {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(part * channel(draft, at) + (1 - part) * channel(surface, at));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
};

/** The classes of a drawing on a page, as the paints of a blueprint (`drawing.css` of shared-ui has the tones). */
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

/** A drawn portrait in the panel, in the colors of a blueprint. */
export function portrait(svg: string): string {
  const inner = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, classes: string) => ` ${paintsOf(classes)}`);
  const frame = `<clipPath id="portrait"><path d="M-120 0h240v288h-240z"/></clipPath>`;
  return `${frame}${centered(0, 144, 1.5, `<g clip-path="url(#portrait)" stroke-width="1">${inner}</g>${path('M-120 0h240v288h-240z', stroke(draft, 1, 0.6))}`)}`;
}
