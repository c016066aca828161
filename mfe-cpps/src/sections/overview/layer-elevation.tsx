import { layers } from '../../content/layers.ts';

const WIDTH = 420;
const COURSE = 44;
const GUTTER = 40;
const STONE = 84;
/** From here on a course shows its joints; before it stands its name. */
const JOINTS_FROM = 230;

/** Joints of a course, set off against the course below as a mason would. */
function joints(course: number): number[] {
  const first = JOINTS_FROM + (course % 2 === 0 ? 0 : STONE / 2);
  return [first, first + STONE, first + 2 * STONE].filter((x) => x < WIDTH - 12);
}

/** Nine courses in elevation, layer 1 on the ground. Decoration: the list of layers below says the same in full. */
export function LayerElevation({ className }: { className?: string }) {
  const height = layers.length * COURSE + 32;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className={className}>
      {layers.map((layer, index) => {
        const y = (layers.length - 1 - index) * COURSE + 8;
        const middle = y + COURSE / 2;
        return (
          <g key={layer.number} fill="none" stroke="currentColor" strokeWidth="1">
            <rect x={GUTTER} y={y} width={WIDTH - GUTTER - 2} height={COURSE} className="fill-ground" />
            {joints(index).map((x) => (
              <line key={x} x1={x} y1={y} x2={x} y2={y + COURSE} />
            ))}
            <g stroke="none" fill="currentColor" dominantBaseline="central">
              <text x={GUTTER - 14} y={middle} textAnchor="end" fontSize="16" className="font-heading">
                {layer.number}
              </text>
              <text x={GUTTER + 16} y={middle} fontSize="15">
                {layer.name}
              </text>
            </g>
          </g>
        );
      })}
      <line x1="0" x2={WIDTH} y1={height - 22} y2={height - 22} className="stroke-copper" strokeWidth="3" />
    </svg>
  );
}
