import { LessonDrawing } from '../../lesson/lesson-drawing.tsx';

export function Figure() {
  return (
    <LessonDrawing title="Title" description="What the drawing shows." width={360} height={200}>
      <path d="M20 180H340" className="stroke-draft" />
    </LessonDrawing>
  );
}
