export type LucideNode = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const across = width - 2 * r;
  const down = height - 2 * r;
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}

const OPENING = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=([-\d.])?)/;

/**
 * Makes the first move of a path absolute, because a relative one is only correct at the start of the outline. The
 * implied lines after it stay relative.
 */
function pinned(path: string): string {
  return path.replace(
    OPENING,
    (_, x: string, y: string, next: string | undefined) => `M${x} ${y}${next ? 'l' : ''}`,
  );
}

function outlineOf([tag, attributes]: LucideNode): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return pinned(String(attributes.d));
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${String(attributes.points)}`;
    case 'polygon':
      return `M${String(attributes.points)}z`;
    default:
      throw new Error(`a Lucide icon has a <${tag}>, which this file cannot turn into a path`);
  }
}

/** Returns an icon as the data of one path, which takes a third of the bytes of its component. */
export function lucideOutline(nodes: readonly LucideNode[]): string {
  return nodes.map(outlineOf).join('');
}
