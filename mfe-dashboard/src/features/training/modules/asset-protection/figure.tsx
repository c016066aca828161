import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Dimension, Hair, Label, Wall } from '../drawing-parts.tsx';

/** Where a claim comes in and which walls stand before the rest. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={280}
      title="Plan of the layers before a claim"
      description="A claim comes in from the left as a copper line. It meets first the insurance of $3,000,000, then the wall of the company with the shop’s $600,000. Behind a second wall stands the building with $1,400,000, and behind a third the household. The line that passes the insurance stops at the second wall."
    >
      <Label x={4} y={100} tone="copper" isStrong>
        Claim
      </Label>
      <Label x={4} y={116}>
        $4,000,000
      </Label>
      <Hair d="M96 30V210M103 30V210M110 30V210" />
      <Label x={103} y={20} anchor="middle" isStrong>
        Insurance
      </Label>
      <Wall d="M124 30H214V210H124V142M124 114V30" />
      <Label x={169} y={58} anchor="middle" isStrong>
        Shop
      </Label>
      <Label x={169} y={76} anchor="middle">
        $600,000
      </Label>
      <Wall d="M226 30H348V114H226z" />
      <Label x={287} y={58} anchor="middle" isStrong>
        Building
      </Label>
      <Label x={287} y={76} anchor="middle">
        $1,400,000
      </Label>
      <Wall d="M226 134H348V210H226z" />
      <Label x={287} y={168} anchor="middle" isStrong>
        Household
      </Label>
      <Copper d="M8 128H206M198 122l8 6l-8 6" strokeWidth="4" />
      <Copper d="M220 120v16" strokeWidth="3" />
      <Label x={169} y={160} anchor="middle" tone="muted">
        stops here
      </Label>
      <Dimension from={96} to={110} y={232} label="$3,000,000" />
      <Dimension from={124} to={348} y={232} label="What a claim could reach" />
    </LessonDrawing>
  );
}
