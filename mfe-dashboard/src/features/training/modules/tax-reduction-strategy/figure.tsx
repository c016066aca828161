import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Hair, Label, Wall } from '../drawing-parts.tsx';

const BASE = 236;
const height = (total: number) => (total / 64_992) * 190;

const steps = [
  { name: 'Today', total: 64_992, kind: '' },
  { name: 'Entity', total: 57_425, kind: 'lasts' },
  { name: 'Pay', total: 46_494, kind: 'put off' },
  { name: 'Timing', total: 35_934, kind: 'one year' },
  { name: 'Gifts', total: 34_192, kind: 'in part' },
];

/** The federal tax of the year after each lever, as a stair. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={290}
      title="The federal tax of 2026 after each lever"
      description="A stair that goes down from left to right: today $64,992; after entity $57,425, which lasts; after pay and plan $46,494, which is put off; after timing $35,934, which is one year’s use of money; after deductions $34,192, given back in part."
    >
      <Hair d={`M8 ${BASE}H352`} />
      {steps.map(({ name, total, kind }, index) => {
        const x = 12 + index * 68;
        const before = steps[index - 1]?.total ?? total;
        return (
          <g key={name}>
            <Wall d={`M${x} ${BASE}v${-height(total)}h60v${height(total)}`} />
            <Copper
              d={`M${x} ${BASE - height(before)}h60M${x + 30} ${BASE - height(before)}V${BASE - height(total)}`}
            />
            <Label x={x + 30} y={BASE - height(total) + 20} anchor="middle" isStrong>
              {`$${total.toLocaleString('en-US')}`}
            </Label>
            <Label x={x + 30} y={BASE + 20} anchor="middle">
              {name}
            </Label>
            <Label x={x + 30} y={BASE + 38} anchor="middle" tone="copper">
              {kind}
            </Label>
          </g>
        );
      })}
    </LessonDrawing>
  );
}
