import { BLUEPRINT, geometry } from '../site-drawings.ts';
import { drawn, type CardDrawing } from './card-drawing.ts';
import { panel, path, stroke } from './panel.ts';

const { ground, draft, copper, vellum } = BLUEPRINT;

/** The mark of nine courses, 36 units wide, as the logo of the pages has it. */
const MARK =
  'M1 33h20v2H1zM22 33h13v2H22zM1 29h9v2H1zM11 29h24v2H11zM1 25h23v2H1zM25 25h10v2H25zM1 21h13v2H1zM15 21h20v2H15zM1 17h25v2H1zM27 17h8v2H27zM1 13h7v2H1zM9 13h26v2H9zM1 9h18v2H1zM20 9h15v2H20zM1 5h10v2H1zM12 5h23v2H12z';

/** Everything of a card but its words: the sheet, its frame and title block, the drawing, the mark. */
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
