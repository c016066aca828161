import { brand } from 'shared-ui/brand';
import type { SchemaNode } from './structured-data.tsx';

interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

/** The questions of a page as search engines read them. */
export function questionsNode(path: string, questions: readonly Question[]): SchemaNode {
  return {
    '@type': 'FAQPage',
    '@id': `${brand.origin}${path}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}

/** The questions that stand in a page's content. */
export function questionsIn(
  sections: readonly { readonly kind: string; readonly items?: unknown }[],
): readonly Question[] {
  return sections.flatMap((section) =>
    section.kind === 'questions' ? (section.items as readonly Question[]) : [],
  );
}
