import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Hair, Label, Wall } from '../drawing-parts.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TOP = 14;
const STEP = 30;
const yOf = (month: number, day: number) => TOP + (month - 1 + (day - 1) / 31) * STEP;

const dates = [
  { month: 1, day: 4, label: 'Limits loaded, lists made' },
  { month: 3, day: 16, label: 'March 16: S corporation return' },
  { month: 4, day: 15, label: 'April 15: owner’s return' },
  { month: 6, day: 1, label: 'Design for next year' },
  { month: 7, day: 31, label: 'July 31: Form 5500' },
  { month: 9, day: 15, label: 'September 15: extended return' },
  { month: 10, day: 15, label: 'October 15: extended Form 5500' },
  { month: 12, day: 31, label: 'December 31: deferrals, amendment' },
];

/** The plan's year as a stair that is climbed from the top. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={392}
      title="The year of a 401(k) plan, 2026"
      description="A ruler of twelve months. Marked are: limits loaded in January; March 16, return of the S corporation; April 15, the owner’s return; design in June; July 31, Form 5500; September 15, extended return and last day for the company’s contribution; October 15, extended Form 5500; December 31, last deferrals and the SECURE 2.0 amendment."
    >
      <Wall d={`M76 ${TOP}V${TOP + 12 * STEP}`} />
      <Hair
        d={months.map((_, index) => `M60 ${TOP + index * STEP}H92`).join('') + `M60 ${TOP + 12 * STEP}H92`}
      />
      {months.map((month, index) => (
        <Label key={month} x={48} y={TOP + index * STEP + 19} anchor="end" tone="muted">
          {month}
        </Label>
      ))}
      {dates.map(({ month, day, label }) => (
        <g key={label}>
          <Copper d={`M76 ${yOf(month, day)}H124M72 ${yOf(month, day) + 4}l8 -8`} />
          <Label x={132} y={yOf(month, day) + 4}>
            {label}
          </Label>
        </g>
      ))}
    </LessonDrawing>
  );
}
