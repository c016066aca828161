import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface Question {
  question: string;
  answer: ReactNode;
}

export interface QuestionListProps {
  /** Groups the questions, so that opening one closes the others. Unique on the page. */
  name: string;
  items: readonly Question[];
  className?: string | undefined;
}

/** Questions that expand as native `details`: the browser's search finds them, and they work before any script. */
export function QuestionList({ name, items, className }: QuestionListProps) {
  return (
    <div data-slot="question-list" className={clsx('ui:border-t ui:border-line', className)}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="ui:group ui:border-b ui:border-line">
          <summary className="ui:flex ui:min-h-12 ui:cursor-pointer ui:list-none ui:items-center ui:justify-between ui:gap-4 ui:py-3 ui:font-semibold ui:hover:text-primary">
            {question}
            <Icon name="plus" className="ui:text-copper ui:group-open:rotate-45" />
          </summary>
          <div className="ui:max-w-measure ui:pb-6 ui:text-muted">{answer}</div>
        </details>
      ))}
    </div>
  );
}
