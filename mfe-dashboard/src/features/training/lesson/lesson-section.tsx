import type { ReactNode } from 'react';
import { headingId, useReading } from './lesson-context.ts';

/** A section of the text. All of them are in the page, so that print has them; one is seen. */
export function LessonSection({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { lesson, current } = useReading();
  const title = lesson.module.sections.find((section) => section.id === id)?.title;
  if (title === undefined) throw new Error(`${lesson.module.id} has no section ${id}.`);
  return (
    <section
      data-section={id}
      aria-labelledby={headingId(id)}
      className={id === current ? 'print:mt-8' : 'hidden print:mt-8 print:block'}
    >
      <h2 id={headingId(id)} tabIndex={-1} className="text-xl leading-tight outline-offset-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
