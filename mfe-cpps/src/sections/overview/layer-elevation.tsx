import { layers } from '../../content/layers.ts';

const WIDTH = 420;
const COURSE = 44;
const GUTTER = 56;

/** Joints of a course, offset from the course below as a mason would set them. */
function joints(course: number): number[] {
  const start = course % 2 === 0 ? 92 : 46;
  return Array.from({ length: 4 }, (_, index) => GUTTER + start + index * 92).filter((x) => x < WIDTH - 12);
}

/** Nine courses in elevation, layer 1 on the ground. Decoration: the list of layers below says the same in words. */
export function LayerElevation({ className }: { className?: string }) {
  const height = layers.length * COURSE + 32;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className={className}>
      {layers.map((layer, index) => {
        const y = (layers.length - 1 - index) * COURSE + 8;
        return (
          <g key={layer.number} fill="none" stroke="currentColor" strokeWidth="1">
            <rect x={GUTTER} y={y} width={WIDTH - GUTTER - 2} height={COURSE} />
            {joints(index).map((x) => (
              <line key={x} x1={x} y1={y} x2={x} y2={y + COURSE} strokeOpacity="0.45" />
            ))}
            <text
              x={GUTTER - 16}
              y={y + COURSE / 2 + 5}
              textAnchor="end"
              stroke="none"
              fill="currentColor"
              fontSize="15"
            >
              {layer.number}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={WIDTH} y1={height - 22} y2={height - 22} className="stroke-copper" strokeWidth="3" />
    </svg>
  );
}
