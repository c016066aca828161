import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Dimension, Hair, Label, Wall } from '../drawing-parts.tsx';

const parking = [24, 40, 56, 72, 88].map((x) => `M${x} 40v34`).join('');

/** The lot, the rooms and the shell of the building that the lesson walks through. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={292}
      title="Plan of the Oakline building, divided by class"
      description="A lot with a parking area and planting is marked 15 years and $200,000. Inside the walls, three treatment rooms with their equipment are marked 5 years and $300,000. The walls and everything else are marked 39 years and $1,500,000. A dimension line below gives $2,000,000 for the whole, without land."
    >
      <Hair d="M8 8H352V236H8z" strokeDasharray="6 4" />
      <Hair d={`M8 74H104${parking}M8 40H104`} />
      <Label x={14} y={28} isStrong>
        15 years
      </Label>
      <Label x={14} y={98}>
        Lot, $200,000
      </Label>
      <Hair d="M24 190a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM60 206a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM36 178v24M24 190h24M69 197v18M60 206h18" />
      <Wall d="M124 24H340V220H124V150M124 118V24" />
      <Hair d="M124 118a32 32 0 0 1 -32 32h32" />
      <Wall d="M124 96H196M228 96H340M196 24V96M268 24V96" />
      <Copper d="M136 34h20v14h-20zM208 34h20v14h-20zM280 34h20v14h-20zM146 48v20M218 48v20M290 48v20M146 68H330V84" />
      <Label x={330} y={114} anchor="end" tone="copper" isStrong>
        5 years
      </Label>
      <Label x={330} y={130} anchor="end">
        Rooms, $300,000
      </Label>
      <Label x={140} y={190} isStrong>
        39 years
      </Label>
      <Label x={140} y={206}>
        Shell, $1,500,000
      </Label>
      <Dimension from={8} to={352} y={256} label="$2,000,000 without land" />
    </LessonDrawing>
  );
}
