import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface Question {
  question: string;
  answer: ReactNode;
}

export interface QuestionListProps {
  /** Groups the questions: opening one closes the others. Unique in the page. */
  name: string;
  items: readonly Question[];
  className?: string | undefined;
}

/** Questions that open in place, as native `details`: found by the browser's search and working before any script. */
export function QuestionList({ name, items, className }: QuestionListProps) {
  return (
    <div data-slot="question-list" className={clsx('border-t border-line', className)}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-b border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-primary">
            {question}
            <Icon name="plus" className="text-copper group-open:rotate-45" />
          </summary>
          <div className="max-w-measure pb-6 text-muted">{answer}</div>
        </details>
      ))}
    </div>
  );
}
