import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { titleId } from '../common/heading.tsx';
import { ReadingTools } from '../prose/reading-tools.tsx';
import type { Calculator } from './calculator.ts';
import { entriesIn } from './entry-values.ts';
import { Entered, entryText } from './entered.tsx';
import { EntryForm } from './entry-form.tsx';
import { ResultPanel } from './result-panel.tsx';
import { StepTables } from './step-tables.tsx';
import { useCalculator } from './use-calculator.ts';

interface CalculatorViewProps {
  readonly calculator: Calculator;
  /** What it is called, for those who hear it and for who shares it. */
  readonly title: string;
}

const entry = { id: 'calculator' };
const steps = { id: 'steps' };

/** The frame of every calculator: entries, result and its steps. The served page shows them for a worked example. */
export function CalculatorView({ calculator, title }: CalculatorViewProps) {
  const { form, filled, problems, counted, result, change, flush, reset } = useCalculator(calculator);
  const entries = entriesIn(calculator.groups);
  const stale = entries
    .filter(({ name }) => name in problems)
    .map((of) => ({ label: of.label, counted: entryText(of, counted[of.name]) }));
  return (
    <>
      <Section id={entry.id} labelledBy={titleId(entry)} className="pt-6 md:pt-8 print:py-4">
        <h2 id={titleId(entry)} className="sr-only">
          Entries and result
        </h2>
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
          <div className="min-w-0 lg:col-span-5">
            <EntryForm
              key={filled.count}
              form={form}
              label={title}
              groups={calculator.groups}
              filled={filled.entries}
              problems={problems}
              onChange={change}
              onSettle={flush}
            >
              <Button variant="secondary" className="justify-self-start" onClick={reset}>
                <Icon name="retry" />
                Back to the example
              </Button>
              <div className="sticky bottom-0 -mx-4 flex items-baseline justify-between gap-4 border-y border-edge bg-surface px-4 sm:-mx-6 sm:px-6 lg:hidden">
                <TextLink href="#result" className="py-3 font-semibold">
                  {result.figure.label}
                </TextLink>
                <span className="font-heading text-lg tabular-nums">{result.figure.value}</span>
              </div>
            </EntryForm>
            <Entered entries={entries} counted={counted} />
          </div>
          <div className="grid min-w-0 content-start gap-6 self-start lg:sticky lg:top-24 lg:col-span-7">
            <ResultPanel result={result} isIllustration={calculator.isIllustration === true} stale={stale} />
            <ReadingTools title={title} withChoices />
          </div>
        </div>
      </Section>
      <Section id={steps.id} tone="surface" labelledBy={titleId(steps)} className="print:py-4">
        <h2 id={titleId(steps)} className="mb-6 text-xl md:text-2xl">
          Step by step
        </h2>
        <StepTables steps={result.steps} />
      </Section>
    </>
  );
}
