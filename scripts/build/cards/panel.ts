/** The part of the card that the drawing stands in. */
export const panel = { x: 672, y: 24, width: 504, height: 504 } as const;
const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 };

export const path = (d: string, attributes: string) => (d === '' ? '' : `<path d="${d}" ${attributes}/>`);
export const stroke = (color: string, width: number, opacity = 1) =>
  `stroke="${color}" stroke-width="${String(width)}" stroke-opacity="${String(opacity)}"`;
export const fill = (color: string, opacity: number) => `fill="${color}" fill-opacity="${String(opacity)}"`;

/** Puts a drawing of which this is the middle into the middle of the panel. */
export const centered = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${String(middle.x)} ${String(middle.y)}) scale(${String(scale)}) translate(${String(-x)} ${String(-y)})">${drawing}</g>`;
