import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Hair, Label, Wall } from '../drawing-parts.tsx';

const tests = [
  { y: 30, name: '1 Research expense', asks: 'What was not known?' },
  { y: 88, name: '2 Technological', asks: 'Which science answers it?' },
  { y: 146, name: '3 Permitted purpose', asks: 'What should it do better?' },
  { y: 204, name: '4 Experimentation', asks: 'What was tried and failed?' },
];

/** Four gates in a row: a project passes all, or it is outside. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={280}
      title="Four gates that every project has to pass"
      description="A copper path leads down through four gates, one for each test of IRC 41(d): research expense, technological in nature, permitted purpose, and process of experimentation. Beside each gate a side door leads out, for projects that fail it. Below the last gate stands: qualified."
    >
      <Copper d="M60 8V252M54 244l6 8l6 -8" />
      {tests.map(({ y, name, asks }) => (
        <g key={name}>
          <Wall d={`M12 ${y}H42M78 ${y}H108`} />
          <Hair d={`M42 ${y}a18 18 0 0 1 18 18M108 ${y}v26h20M122 ${y + 20}l6 6l-6 6`} />
          <Label x={140} y={y + 6} isStrong>
            {name}
          </Label>
          <Label x={140} y={y + 24} tone="muted">
            {asks}
          </Label>
        </g>
      ))}
      <Label x={78} y={268} tone="copper" isStrong>
        Qualified: all four, for one component
      </Label>
    </LessonDrawing>
  );
}
