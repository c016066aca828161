import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';
import { Copper, Hair, Label, Wall } from '../drawing-parts.tsx';

const grandchildren = [30, 106, 188, 236, 284];

/** The family in three courses, and the two joints where the company passes. */
export function Figure() {
  return (
    <LessonDrawing
      width={360}
      height={290}
      title="Three generations as three courses of a wall"
      description="The top course is June, with an estate of $21,000,000 and an exclusion of $15,000,000. The middle course is Paul and Nora, joined by a buy-sell agreement. The lowest course has five stones, one of them, Elsa, in copper. Copper lines mark the two joints: will and gifts between June and her children, the agreement and a path between Paul and Elsa."
    >
      <Wall d="M30 12H330V64H30z" />
      <Label x={180} y={34} anchor="middle" isStrong>
        June
      </Label>
      <Label x={180} y={52} anchor="middle">
        $21,000,000, exclusion $15,000,000
      </Label>
      <Copper d="M106 64V108M100 100l6 8l6 -8M254 64V108M248 100l6 8l6 -8" />
      <Label x={180} y={90} anchor="middle" tone="copper">
        Will, forms, gifts
      </Label>
      <Wall d="M30 112H172V164H30zM188 112H330V164H188z" />
      <Hair d="M172 138H188" />
      <Label x={101} y={134} anchor="middle" isStrong>
        Paul
      </Label>
      <Label x={101} y={152} anchor="middle">
        Company
      </Label>
      <Label x={259} y={134} anchor="middle" isStrong>
        Nora
      </Label>
      <Label x={259} y={152} anchor="middle">
        Building, securities
      </Label>
      <Copper d="M56 164V216M50 208l6 8l6 -8" />
      <Label x={72} y={194} tone="copper">
        A path, not a promise
      </Label>
      <Hair d="M129 200V220M211 164V220M259 164V220M307 164V220" strokeDasharray="4 4" />
      {grandchildren.map((x, index) =>
        index === 0 ? (
          <Copper key={x} d={`M${x} 220h52v40h-52z`} strokeWidth="2.5" />
        ) : (
          <Wall key={x} d={`M${x} 220h46v40h-46z`} />
        ),
      )}
      <Label x={56} y={245} anchor="middle" isStrong>
        Elsa
      </Label>
      <Label x={216} y={280} anchor="middle" tone="muted">
        Trusts, decided by a trustee
      </Label>
    </LessonDrawing>
  );
}
