import { dimension, grid } from './geometry.ts';
import { dress, type Collar } from './portrait-dress.ts';
import { CROWN, EYES, eyes, head, measure, noseAndMouth, type Head } from './portrait-face.ts';
import { beard as beardOf, hairOf, type HairStyle } from './portrait-hair.ts';
import type { Part } from './portrait-lines.ts';
import { between, pick, randomFrom } from './random.ts';
import { Line, Sheet } from './sheet.tsx';

/** What a person may state of their looks. The rest follows from their id. */
export interface PortraitFeatures {
  readonly hair?: HairStyle;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  readonly collar?: Collar;
}

/** One part of the figure. Contours keep their weight at every size; hatching and fine lines grow and shrink with it. */
function Marks({ of, tone = 0.16 }: { of: Part; tone?: number }) {
  const { paper, shade, hatch, fine, line } = of;
  return (
    <>
      {paper ? <path d={paper} className="ui:fill-surface" /> : null}
      {shade ? <path d={shade} className="ui:fill-draft" fillOpacity={tone} /> : null}
      {hatch ? <path d={hatch} className="ui:stroke-draft" strokeOpacity="0.55" /> : null}
      {fine ? <path d={fine} className="ui:stroke-draft" strokeOpacity="0.7" /> : null}
      {line ? <Line d={line} className="ui:stroke-draft" strokeWidth="1.25" strokeLinejoin="round" /> : null}
    </>
  );
}

/** Lenses, bridge and temples, round or square. */
function spectacles({ eyeX, width }: Head, corner: number): string {
  const lens = (x: number) =>
    `M${x - 14 + corner} ${EYES - 10}h${28 - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${22 - 2 * corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${2 * corner - 28}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${2 * corner - 22}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`;
  const x = Math.round(eyeX);
  const gap = x - 14;
  return `${lens(-x)}${lens(x)}M${-gap} ${EYES - 3}q${gap}-5 ${2 * gap} 0M${x + 14} ${EYES - 4}L${Math.round(width)} ${EYES - 7}M${-x - 14} ${EYES - 4}L${-Math.round(width)} ${EYES - 7}`;
}

/** The sheet behind the figure: squares, the axis, the height of the head, and the level of the eyes in copper. */
function SettingOut({ chin }: { chin: number }) {
  const low = Math.round(chin);
  return (
    <>
      <rect x="-120" width="240" height="288" className="ui:fill-surface" />
      <rect x="-120" width="240" height="288" className="ui:fill-draft" fillOpacity="0.08" />
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
  const { ears, skull } = head(of);
  const hair = hairOf(style, of, random);
  const tone = pick(random, [0.1, 0.24, 0.42]);
  const lined = random() < 0.5;
  return (
    <Sheet
      viewBox="-120 0 240 288"
      data-portrait={id}
      className={className}
    >
      <SettingOut chin={of.chin} />
      {hair.back ? <Marks of={hair.back} tone={tone} /> : null}
      {dress(collar, of, random).map((part, index) => (
        <Marks key={index} of={part} tone={0.1} />
      ))}
      {hair.ears ? <Marks of={ears} /> : null}
      <Marks of={skull} />
      {beard ? beardOf(of).map((part, index) => <Marks key={index} of={part} tone={tone} />) : null}
      <Marks of={eyes(of, random)} tone={0.85} />
      <Marks of={noseAndMouth(of, lined)} />
      <Marks of={hair.front} tone={tone} />
      {glasses ? <Marks of={{ line: spectacles(of, between(random, 3, 11)) }} /> : null}
    </Sheet>
  );
}
