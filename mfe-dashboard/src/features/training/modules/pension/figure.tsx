import { formatDollars } from 'shared-contract/format';
import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Dimension, Hair, Label, Wall } from '../drawing-parts.tsx';

const BASE = 220;
/** Thousands of dollars to units. */
const height = (amount: number) => (amount / 330.776) * 170;

const columns = [
  { x: 40, name: 'A', owner: 80, staff: 15, pension: 0, said: '$80,000' },
  { x: 152, name: 'B', owner: 330.776, staff: 22.5, pension: 276.676, said: '$330,776' },
  { x: 264, name: 'C', owner: 309.176, staff: 30, pension: 276.676, said: '$309,176' },
];

/** For the owner in each design, with the part that is required every year hatched. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={300}
      title="The three designs as columns"
      description="Column A is $80,000 for the owner, none of it required. Column B is $330,776 and column C $309,176, of which $276,676 is required every year and drawn hatched in copper. Beside each stands a thin column for the staff: $15,000, $22,500 and $30,000."
    >
      <Hair d={`M8 ${BASE}H352`} />
      {columns.map(({ x, name, owner, staff, pension, said }) => (
        <g key={name}>
          <Wall d={`M${x - 24} ${BASE}v${-height(owner)}h56v${height(owner)}`} />
          {pension > 0 ? (
            <Copper
              d={Array.from({ length: 9 }, (_, index) => `M${x - 22} ${BASE - 4 - index * 14.5}l52 -13`).join(
                '',
              )}
              strokeWidth="1"
            />
          ) : null}
          {pension > 0 ? <Hair d={`M${x - 24} ${BASE - height(pension)}h56`} /> : null}
          <Hair d={`M${x + 38} ${BASE}v${-height(staff)}h12v${height(staff)}`} />
          <Label x={x + 38} y={BASE - height(staff) - 6} tone="muted">
            {formatDollars(staff * 1_000)}
          </Label>
          <Label x={x + 4} y={BASE - height(owner) - 10} anchor="middle" isStrong>
            {said}
          </Label>
          <Label x={x + 8} y={BASE + 20} anchor="middle" isStrong>
            {name}
          </Label>
        </g>
      ))}
      <Dimension from={128} to={320} y={258} label="$276,676 of each is required every year" />
    </LessonDrawing>
  );
}
