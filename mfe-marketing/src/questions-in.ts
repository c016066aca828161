import type { AnsweredQuestion } from 'shared-ui/structured-data';

/** The questions that stand in a page's content. */
export function questionsIn(
  sections: readonly { readonly kind: string; readonly items?: unknown }[],
): readonly AnsweredQuestion[] {
  return sections.flatMap((section) =>
    section.kind === 'questions' ? (section.items as readonly AnsweredQuestion[]) : [],
  );
}
