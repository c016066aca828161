import { motifs } from './cover-motifs.ts';
import { grid } from './geometry.ts';
import { pick, randomFrom } from './random.ts';
import { Line, Sheet } from './sheet.tsx';

export interface CoverProps {
  seed: string;
  /** A few words for the title block, for example `Paper 03`. */
  label?: string | undefined;
  className?: string | undefined;
}

const WIDTH = 480;
const HEIGHT = 320;

/** The cover of an article or a paper: a blueprint with its frame and title block. Dark blue in both themes. */
export function Cover({ seed, label, className }: CoverProps) {
  const random = randomFrom(seed);
  const { fine, main, shade, copper, open, at } = pick(random, motifs)(random);
  return (
    <Sheet viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-tone="sheet" data-cover={seed} className={className}>
      <rect width={WIDTH} height={HEIGHT} rx="3" className="ui:fill-ground" />
      <Line d={grid(WIDTH, HEIGHT)} className="ui:stroke-line" strokeOpacity="0.45" />
      <g transform={at ? `translate(${at[0]} ${at[1]})` : undefined}>
        <Line d={shade} fillRule="evenodd" className="ui:fill-draft ui:stroke-draft" fillOpacity="0.2" />
        <Line d={main} className="ui:stroke-draft" />
        {open ? <path d={open} className="ui:fill-ground" /> : null}
        <Line d={fine} className="ui:stroke-draft" strokeOpacity="0.6" />
        <Line d={copper} className="ui:fill-copper ui:stroke-copper" fillOpacity="0.2" strokeWidth="1.5" />
      </g>
      <path d="M288 268h180v40h-180z" className="ui:fill-ground" />
      <Line d="M12 12h456v296H12zM288 308v-40h180M288 288h180M408 268v40" className="ui:stroke-draft" />
      {label ? (
        <text x="298" y="279" dominantBaseline="central" fontSize="13" className="ui:fill-ink ui:font-sans">
          {label}
        </text>
      ) : null}
      <Line d="M298 298h64M418 278h30M418 298h40" className="ui:stroke-draft" strokeOpacity="0.5" />
    </Sheet>
  );
}
