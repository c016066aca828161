import { BLUEPRINT, geometry, motifOf, planSymbolOf } from '../site-drawings.ts';
import { centered, fill, path, stroke } from './panel.ts';
import { portrait } from './portrait.ts';

const { ground, draft, copper } = BLUEPRINT;

/** What a card shows beside its words. */
export type CardDrawing =
  /** What a cover with this seed shows. */
  | { readonly kind: 'cover'; readonly seed: string }
  /** The plan symbol of a strategy. */
  | { readonly kind: 'plan'; readonly strategy: string }
  /** The ten stones of the plan. */
  | { readonly kind: 'ring' }
  /** A drawn portrait, as the page has it. */
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
  // Where its middle is, and how much it can grow: an arch is set out from its own, a plan and a wall from a corner.
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

/** The drawing as it stands in the panel of a card. */
export function drawn(drawing: CardDrawing): string {
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
