import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Hair, Label } from '../drawing-parts.tsx';

const rows = [
  { y: 62, line: 'Network and bank', sentence: 'Published', isAllowed: true },
  { y: 102, line: 'Markup 0.45%', sentence: 'Contract: 0.25%', isAllowed: false },
  { y: 142, line: 'Each payment $0.12', sentence: 'Contract: $0.08', isAllowed: false },
  { y: 182, line: 'Statement fee', sentence: 'Schedule A', isAllowed: true },
];

/** A statement beside the contract: each line looks for its sentence. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={240}
      title="A bill beside its contract"
      description="Four lines of a card statement on the left, their sentences on the right. Network and bank fees are published and joined by a plain line. The statement fee is joined to Schedule A. The markup of 0.45% stands against 0.25% in the contract, and $0.12 a payment against $0.08: these two lines are broken and marked in copper, $480 and $240 a month."
    >
      <Hair d="M8 8H150V224H8zM218 8H352V224H218z" />
      <Hair d="M8 40H150M218 40H352" />
      <Label x={18} y={29} isStrong>
        The bill
      </Label>
      <Label x={228} y={29} isStrong>
        The contract
      </Label>
      {rows.map(({ y, line, sentence, isAllowed }) => (
        <g key={line}>
          <Label x={18} y={y + 4} tone={isAllowed ? 'ink' : 'copper'}>
            {line}
          </Label>
          <Label x={228} y={y + 4}>
            {sentence}
          </Label>
          {isAllowed ? (
            <Hair d={`M150 ${y}H218`} />
          ) : (
            <Copper d={`M150 ${y}H172M196 ${y}H218M178 ${y - 6}l12 12M190 ${y - 6}l-12 12`} />
          )}
        </g>
      ))}
      <Label x={184} y={90} anchor="middle" tone="copper">
        $480
      </Label>
      <Label x={184} y={130} anchor="middle" tone="copper">
        $240
      </Label>
    </LessonDrawing>
  );
}
