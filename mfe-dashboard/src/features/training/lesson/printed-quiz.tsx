import { formatInstant } from '../../../lib/format.ts';
import type { TrainingModule } from '../module-types.ts';

const letterOf = (index: number): string => String.fromCodePoint(97 + index);

/** On paper: the questions, and their answers on the last page, with the day and what the text is not. */
export function PrintedQuiz({ module, now }: { module: TrainingModule; now: string }) {
  return (
    <div className="hidden print:block">
      <section aria-label="Questions" className="mt-8 break-before-page">
        <h2 className="text-xl">Check: five questions</h2>
        <ol className="mt-4 grid list-decimal gap-4 pl-6">
          {module.quiz.map(({ id, question, options }) => (
            <li key={id} className="break-inside-avoid">
              <p className="font-semibold">{question}</p>
              <ul className="mt-1 grid gap-1">
                {options.map((option, index) => (
                  <li key={option}>
                    {letterOf(index)}) {option}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="Answers" className="mt-8 break-before-page">
        <h2 className="text-xl">Answers</h2>
        <ol className="mt-4 grid list-decimal gap-3 pl-6">
          {module.quiz.map(({ id, right, reason }) => (
            <li key={id} className="break-inside-avoid">
              <span className="font-semibold">{letterOf(right)}.</span> {reason}
            </li>
          ))}
        </ol>
      </section>
      <p className="mt-8 border-t border-edge pt-3 text-sm">
        {module.title}, printed {formatInstant(now)}. This module teaches a method; it is no tax, legal or
        investment advice for anybody’s case. Check each figure against the authority and the year named
        beside it before you use it. People and firms of the examples are invented.
      </p>
    </div>
  );
}
