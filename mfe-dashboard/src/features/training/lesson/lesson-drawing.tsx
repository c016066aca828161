import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** What somebody who does not see it has to know of it. */
  readonly description: string;
  /** Of the drawing's own units; it is as wide as the text, and legible at 360 of them. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The sheet of a module's figure. Colors come from the theme: `stroke-draft`, `stroke-copper`, `fill-ink`. */
export function LessonDrawing({ title, description, width, height, children }: Props) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      fill="none"
      className="block h-auto w-full"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}
