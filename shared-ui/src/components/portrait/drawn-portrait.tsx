import { between, dimension, grid, pick, type Random, randomFrom } from '../drawing/geometry.ts';
import { Line, DrawingCanvas } from '../drawing/drawing-canvas.tsx';
import {
  across,
  area,
  circle,
  CROWN,
  EYES,
  eyes,
  facet,
  hatchWithin,
  type Head,
  head,
  line,
  measure,
  mirror,
  noseAndMouth,
  pair,
  type Part,
  points,
  type Points,
} from './face.ts';
import { beard as beardOf, hairOf, type HairStyle } from './hair.ts';

export type Collar = 'open' | 'tie' | 'blouse' | 'roll';

/** Neck and shoulders of one person. The source points assume a neck of zero width. */
interface Bust {
  /** Moves source points outward by the neck's width, on their side. */
  readonly beside: (noted: string) => Points;
  /** From the lower edge of the canvas to the neck, on the left. */
  readonly shoulder: Points;
}

function bust({ neck, slight }: Head, random: Random): Bust {
  const drop = between(random, -3, 4);
  const wide = slight ? 0.87 : 1;
  const beside = (noted: string) => points(noted, (x, y) => [x + Math.sign(x) * neck, y]);
  return {
    beside,
    shoulder: [
      ...points('-110,292 -103,246 -86,227 -56,216', (x, y) => [x * wide, y === 292 ? y : y + drop]),
      ...beside('-8,205'),
    ],
  };
}

const body = ({ neck, chin }: Head, { beside, shoulder }: Bust, fine: string): Part => ({
  shape: area(across([...shoulder, ...beside('-.5,190 -.01,160'), [0, 156]])),
  hatch: hatchWithin(
    [
      [1 - neck, chin - 6],
      [0, chin + 2],
      [neck - 1, chin - 8],
      [neck, 198],
      [8, chin + 14],
      [6 - neck, chin + 6],
    ],
    4,
  ),
  fine,
});

/** The area between the shoulders and a neckline, which runs left to right. */
const cloth = ({ shoulder }: Bust, neckline: Points): Part => ({
  tone: 1,
  shape: area(shoulder, neckline, mirror(shoulder)),
  hatch: hatchWithin([...shoulder, ...neckline, ...mirror(shoulder)], 6),
});

/** A jacket over a shirt. Its lapels have no hatching, so that they stand out from the cloth. */
function jacket({ beside, shoulder }: Bust, open: boolean): readonly Part[] {
  const edge: Points = [...beside('-15,211'), ...points('-50,238 -40,243 -51,250 -5,292')];
  const lapel: Points = [...beside('-7,205'), ...edge, [-2, 292]];
  const side = [...shoulder, ...edge];
  const wing: Points = open
    ? [...beside('-1,190 -9,207'), ...points('-20,238 -2,230')]
    : [...beside('-1,192 -9,207'), ...points('-15,233 0,213')];
  const tie = facet(points('-7,214 7,214 4.5,229 12,292 -12,292 -4.5,229'));
  return [
    { hatch: hatchWithin(side, 7) + hatchWithin(mirror(side), 5) },
    { shape: facet(lapel) + facet(mirror(lapel)) },
    open ? { fine: `M0 232V292${circle(0, 254, 2)}` } : { tone: 2, shape: tie, line: 'M-4.5 229h9' },
    { shape: facet(wing) + facet(mirror(wing)) },
  ];
}

/** Returns the clothes, bottom layer first. */
function dress(collar: Collar, head: Head, random: Random): readonly Part[] {
  const on = bust(head, random);
  const { beside } = on;
  if (collar === 'roll') {
    const ribs = ['-12,191 -14,210', '-4,192 -5,212'].map((noted) => pair(points(noted)));
    const roll = area(across([...beside('-2,184 -5,207'), [0, 213]]), across([...beside('2,184'), [0, 190]]));
    return [
      body(head, on, ''),
      cloth(on, across([...beside('-5,207'), [0, 213]])),
      { tone: 1, shape: roll, fine: ribs.join('') },
    ];
  }
  if (collar === 'blouse') {
    const deep = between(random, 226, 246);
    const neckline = across([...beside('-7,205'), [6 - head.neck, deep - 12], [0, deep]]);
    const chain = line(across([...beside('-.01,203'), [8 - head.neck, deep - 19], [0, deep - 12]]));
    return [
      body(head, on, random() < 0.5 ? chain + circle(0, deep - 9, 2.5) : ''),
      { ...cloth(on, neckline), fine: line(neckline.map(([x, y]) => [x * 1.16, y + 5])) },
    ];
  }
  return [body(head, on, ''), ...jacket(on, collar === 'open')];
}

/** Features that a person can specify. The id determines the others. */
export interface PortraitFeatures {
  readonly hair?: HairStyle;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  readonly collar?: Collar;
}

/** One part of the figure. Contours have a constant stroke width; hatching and fine lines scale with the drawing. */
function Marks({ of: { tone, shape, hatch, fine, line, dark } }: { of: Part }) {
  return (
    <>
      {shape ? (
        <Line
          d={shape}
          className={tone ? `nc-tone-${tone} ui:stroke-draft` : 'ui:fill-surface ui:stroke-draft'}
          strokeWidth="1.25"
          strokeLinejoin="round"
        />
      ) : null}
      {hatch ? <path d={hatch} className="ui:stroke-draft" strokeOpacity="0.55" /> : null}
      {fine ? <path d={fine} className="ui:stroke-draft" strokeOpacity="0.7" /> : null}
      {line ? <Line d={line} className="ui:stroke-draft" strokeWidth="1.25" strokeLinecap="round" /> : null}
      {dark ? <path d={dark} className="ui:fill-draft" fillOpacity="0.6" /> : null}
    </>
  );
}

function spectacles({ on }: Head, corner: number): string {
  const x = 21;
  const side = 22 - 2 * corner;
  const turn = (right: number, down: number) =>
    `a${corner} ${corner} 0 0 1 ${right * corner} ${down * corner}`;
  const lens = (middle: number) =>
    `M${middle - 14 + corner} ${EYES - 10}h${side + 6}${turn(1, 1)}v${side}${turn(-1, 1)}h${-side - 6}${turn(-1, -1)}v${-side}${turn(1, -1)}z`;
  return `${lens(-x)}${lens(x)}M${14 - x} ${EYES - 3}q${x - 14}-5 ${2 * x - 28} 0${pair(on('-35,114 -45,111'))}`;
}

/** The lines behind the figure: grid, axis, height of the head, and eye level in copper. */
function SettingOut({ chin }: { chin: number }) {
  const low = Math.round(chin);
  return (
    <>
      <rect x="-120" width="240" height="288" className="ui:fill-ground" />
      <rect x="-120" width="240" height="288" className="ui:fill-draft" fillOpacity="0.04" />
      <path d={grid(240, 288)} transform="translate(-120)" className="ui:stroke-draft" strokeOpacity="0.12" />
      <path d="M0 6V288" strokeDasharray="12 4 3 4" className="ui:stroke-draft" strokeOpacity="0.45" />
      <path
        d={`${dimension('down', -96, [CROWN, EYES, low])}M-90 ${CROWN}H0M-90 ${low}H0`}
        className="ui:stroke-draft"
        strokeOpacity="0.45"
      />
      <Line d={`M-120 ${EYES}H120`} className="ui:stroke-copper" strokeWidth="1.5" />
      <path d={`M96 ${EYES - 1}l-6-10h12z`} className="ui:fill-copper" />
    </>
  );
}

interface DrawnPortraitProps {
  id: string;
  features: PortraitFeatures;
  className: string;
}

/**
 * A person as a line drawing over its construction lines, with the eye level in copper. The id chooses features that
 * the person doesn't specify, from those that anyone may have.
 */
export function DrawnPortrait({ id, features, className }: DrawnPortraitProps) {
  const random = randomFrom(id);
  const anyHair = pick(random, ['cropped', 'parted', 'tied'] as const);
  const anyCollar = pick(random, ['open', 'roll'] as const);
  const { hair: style = anyHair, collar = anyCollar, beard = false } = features;
  const { glasses = random() < 0.3 } = features;
  const slight = !beard && (collar === 'blouse' || style === 'long' || style === 'tied');
  const of = measure(random, slight);
  const tone = pick(random, [1, 2, 3] as const);
  const [ears, skull] = head(of);
  const hair = hairOf(style, of, random, tone);
  const parts: readonly (Part | false | undefined)[] = [
    hair.back,
    ...dress(collar, of, random),
    hair.ears && ears,
    skull,
    ...(beard ? beardOf(of, tone) : []),
    ...eyes(of, random),
    noseAndMouth(of, random, !beard && !slight && random() < 0.5),
    hair.front,
    glasses && { line: spectacles(of, between(random, 3, 11)) },
  ];
  return (
    <DrawingCanvas viewBox="-120 0 240 288" data-portrait={id} className={className}>
      <SettingOut chin={of.chin} />
      {parts.map((part, index) => (part ? <Marks key={index} of={part} /> : null))}
    </DrawingCanvas>
  );
}
