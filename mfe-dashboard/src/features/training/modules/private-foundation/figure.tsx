import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Dimension, Hair, Label, Wall } from '../drawing-parts.tsx';

/** What goes into a foundation in a year and what has to leave it. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={280}
      title="Section through a foundation’s year"
      description="A basin holds average assets of $10,000,000. Investment income of $400,000 flows in above. A copper outlet at the foot shows the distributable amount of $486,940, to be paid by the end of the next year. A thin outlet shows the excise tax of $5,560. A gate on the side of the family is closed."
    >
      <Wall d="M92 56V196H268V56" />
      <Hair d="M92 92H268M104 104h152M116 116h128M128 128h104" />
      <Label x={180} y={156} anchor="middle" isStrong>
        Average assets
      </Label>
      <Label x={180} y={174} anchor="middle">
        $10,000,000
      </Label>
      <Hair d="M180 34V88M174 80l6 8l6 -8" />
      <Label x={180} y={14} anchor="middle">
        Investment income
      </Label>
      <Label x={180} y={29} anchor="middle">
        $400,000
      </Label>
      <Copper d="M268 180H340M332 174l8 6l-8 6" strokeWidth="5" />
      <Label x={352} y={150} anchor="end" tone="copper" isStrong>
        Grants
      </Label>
      <Label x={352} y={166} anchor="end">
        $486,940
      </Label>
      <Hair d="M268 108H320M312 102l8 6l-8 6" />
      <Label x={352} y={82} anchor="end">
        Excise tax
      </Label>
      <Label x={352} y={98} anchor="end">
        $5,560
      </Label>
      <Wall d="M20 140V196M20 168H92" strokeDasharray="2 6" />
      <Copper d="M46 158l20 20M66 158l-20 20" />
      <Label x={8} y={128}>
        Family: closed
      </Label>
      <Dimension from={92} to={268} y={224} label="5% of $9,850,000 is $492,500" />
      <Label x={180} y={264} anchor="middle" tone="muted">
        Paid by the end of the next year
      </Label>
    </LessonDrawing>
  );
}
