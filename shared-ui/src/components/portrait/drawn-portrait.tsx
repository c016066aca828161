import { dimension, grid } from '../drawing/geometry.ts';
import { dress, type Collar } from './dress.ts';
import { CROWN, EYES, eyes, head, measure, noseAndMouth, type Head } from './face.ts';
import { beard as beardOf, hairOf, type HairStyle } from './hair.ts';
import { pair, type Part } from './lines.ts';
import { between, pick, randomFrom } from '../drawing/random.ts';
import { Line, Sheet } from '../drawing/sheet.tsx';

/** What a person may state of their looks. The rest follows from their id. */
export interface PortraitFeatures {
  readonly hair?: HairStyle;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  readonly collar?: Collar;
}

/** One part of the figure. Contours keep their weight at every size; hatching and fine lines grow and shrink with it. */
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

/** Lenses, bridge and temples, round or square. */
function spectacles({ on }: Head, corner: number): string {
  const x = 21;
  const side = 22 - 2 * corner;
  const turn = (right: number, down: number) =>
    `a${corner} ${corner} 0 0 1 ${right * corner} ${down * corner}`;
  const lens = (middle: number) =>
    `M${middle - 14 + corner} ${EYES - 10}h${side + 6}${turn(1, 1)}v${side}${turn(-1, 1)}h${-side - 6}${turn(-1, -1)}v${-side}${turn(1, -1)}z`;
  return `${lens(-x)}${lens(x)}M${14 - x} ${EYES - 3}q${x - 14}-5 ${2 * x - 28} 0${pair(on('-35,114 -45,111'))}`;
}

/** The sheet behind the figure: squares, the axis, the height of the head, and the level of the eyes in copper. */
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
 * A person in elevation: line work over the lines that it was set out with, and the level of the eyes in copper. What a
 * person does not state is chosen by the id among looks that anybody may have.
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
    <Sheet viewBox="-120 0 240 288" data-portrait={id} className={className}>
      <SettingOut chin={of.chin} />
      {parts.map((part, index) => (part ? <Marks key={index} of={part} /> : null))}
    </Sheet>
  );
}
