import { BLUEPRINT, geometry, motifOf } from '../site-drawings.ts';

const { ground, draft, copper: line } = BLUEPRINT;

const lines = (d: string, attributes: string) =>
  d === '' ? '' : `<path d="${d}" fill="none" stroke="${draft}" ${attributes}/>`;

/** The drawing that the site's covers show for this seed, in the colors of the blueprint, for a sheet of paper. */
export function coverDrawing(seed: string): string {
  const { fine, main, shade, copper, open, at } = motifOf(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">
<path d="M0 0h480v320H0z" fill="${ground}"/>
${lines(geometry().grid(480, 320), 'stroke-width="0.4" stroke-opacity="0.3"')}
<g transform="translate(${String(at?.[0] ?? 0)} ${String(at?.[1] ?? 0)})">
<path d="${shade}" fill="${draft}" fill-opacity="0.2" fill-rule="evenodd" stroke="${draft}" stroke-width="0.8"/>
${lines(main, 'stroke-width="0.8"')}
${open === undefined ? '' : `<path d="${open}" fill="${ground}"/>`}
${lines(fine, 'stroke-width="0.5" stroke-opacity="0.6"')}
<path d="${copper}" fill="${line}" fill-opacity="0.2" stroke="${line}" stroke-width="1.1"/>
</g>
</svg>`;
}
