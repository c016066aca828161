import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Hair, Label, Wall } from '../drawing-parts.tsx';

const LEFT = 20;
const WIDTH = 320;
const xOf = (percent: number) => LEFT + (percent / 100) * WIDTH;
const hatch = Array.from({ length: 10 }, (_, index) => `M${LEFT + index * 9} 116l14 -32`).join('');

/** The ruler of the loss ratio, with what each part of it means. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={250}
      title="The loss ratio of ten years, as a ruler"
      description="A ruler from 0% to 100%. Under 60% is a transaction of interest. Under 30%, hatched, is also the text of the listed transaction, if there is financing and the captive is ten years old. A copper mark stands at 25%, the example."
    >
      <Hair d={hatch} />
      <Wall d={`M${LEFT} 84H${LEFT + WIDTH}V116H${LEFT}z`} />
      <Hair d={`M${xOf(30)} 76V124M${xOf(60)} 76V124`} />
      {[0, 30, 60, 100].map((percent) => (
        <Label key={percent} x={xOf(percent)} y={138} anchor="middle" tone="muted">
          {percent}%
        </Label>
      ))}
      <Copper d={`M${xOf(25)} 56V120M${xOf(25) - 5} 64l5 -8l5 8`} />
      <Label x={xOf(25)} y={46} anchor="middle" tone="copper" isStrong>
        Example: 25%
      </Label>
      <Hair d={`M${LEFT} 156V164H${xOf(60)}V156`} />
      <Label x={LEFT} y={182} isStrong>
        Under 60%: of interest
      </Label>
      <Label x={LEFT} y={198}>
        or any financing, at any ratio
      </Label>
      <Label x={LEFT} y={224} isStrong>
        Under 30%, with financing, after ten years:
      </Label>
      <Label x={LEFT} y={240}>
        also the listed text, in litigation
      </Label>
    </LessonDrawing>
  );
}
