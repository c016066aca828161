import { useState, type ReactNode } from 'react';
import { isInput, type Worksheet } from 'shared-contract/tools/worksheet';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { useParams, useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { worksheets } from '../content/tool-files/worksheets.ts';
import { tools as allTools, type CalculatorId } from '../content/tools.ts';
import {
  CalculatorAnswer,
  CalculatorField,
  CalculatorSteps,
  type Entries,
  entriesFrom,
  resultOf,
  searchOf,
} from '../sections/calculator.tsx';
import { CoachesOnly, DownloadButton, useToolLibrary } from '../sections/tool-access.tsx';
import { calculatorPath, tools } from '../page-list.ts';

const isCalculator = (id: string): id is CalculatorId => Object.hasOwn(worksheets, id);

/** Shows limitations and sources of the result. */
function Grounds({ worksheet }: { worksheet: Worksheet }) {
  return (
    <>
      <section aria-labelledby="before-use" className="flex max-w-measure flex-col gap-2">
        <h2 id="before-use" className="text-lg">
          Before you use the result
        </h2>
        <ul className="list-disc pl-5">
          {worksheet.guidance.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="calculator-sources"
        className="flex max-w-measure flex-col gap-2 print:break-inside-avoid"
      >
        <h2 id="calculator-sources" className="text-lg">
          Sources
        </h2>
        <ul className="list-disc pl-5 text-sm text-muted">
          {worksheet.sources.map(({ authority, year, says }) => (
            <li key={authority}>
              {authority} ({year}): {says}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full border-b border-edge pb-1 font-heading text-lg">{heading}</legend>
      {/* Not on the fieldset, because in WebKit the legend of a grid doesn't shrink when the page gets narrower. */}
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Calculator({ id }: { id: CalculatorId }) {
  const worksheet = worksheets[id];
  const [search, setSearch] = useSearchParams();
  const [entries, setEntries] = useState<Entries>(() => entriesFrom(worksheet, search));
  const library = useToolLibrary();
  const { values, problems } = resultOf(worksheet, entries);
  const tool = allTools.find((one) => one.id === id);
  const settle = () => setSearch(searchOf(worksheet, entries), { replace: true, preventScrollReset: true });
  const reset = () => {
    setEntries(entriesFrom(worksheet, new URLSearchParams()));
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="flex max-w-page flex-col gap-6">
      <header className="flex flex-col gap-2">
        <p className="print:hidden">
          <TextLink to={tools.path}>All CPPS tools</TextLink>
        </p>
        <h1 className="text-xl md:text-2xl">{worksheet.title}</h1>
        <p className="max-w-measure text-muted">{worksheet.purpose}</p>
      </header>
      <div className="docked:flex docked:flex-col docked:items-stretch grid items-start gap-8 xl:grid-cols-2 print:block">
        <form
          data-saved
          aria-label={worksheet.title}
          noValidate
          className="grid gap-6 print:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            settle();
          }}
        >
          {worksheet.sections
            .filter(({ lines }) => lines.some(isInput))
            .map(({ heading, lines }) => (
              <Group key={heading} heading={heading}>
                {lines.filter(isInput).map((line) => (
                  <CalculatorField
                    key={line.id}
                    line={line}
                    entry={entries[line.id] ?? ''}
                    problem={problems[line.id]}
                    onChange={(entry) => setEntries((now) => ({ ...now, [line.id]: entry }))}
                    onSettle={settle}
                  />
                ))}
              </Group>
            ))}
          <button type="submit" hidden>
            Calculate
          </button>
        </form>
        <section
          aria-label="Result"
          // On narrow screens, `contents` removes this box, so that the sticky answer stays in view along the complete
          // column.
          className="docked:contents flex min-w-0 flex-col gap-6 rounded-md border border-line bg-surface p-6 print:border-0 print:p-0"
        >
          <CalculatorAnswer worksheet={worksheet} values={values} />
          <div className="docked:-mt-8 docked:border docked:border-t-0 docked:border-line docked:bg-surface docked:p-4 flex flex-col gap-6">
            <div className="flex flex-wrap gap-3 print:hidden">
              <Button variant="secondary" size="sm" onClick={() => print()}>
                <Icon name="printer" />
                Print
              </Button>
              <Button variant="quiet" size="sm" onClick={reset}>
                Back to the example
              </Button>
              {tool ? <DownloadButton tool={tool} library={library} /> : null}
            </div>
            <CalculatorSteps worksheet={worksheet} values={values} />
          </div>
        </section>
      </div>
      <Grounds worksheet={worksheet} />
    </div>
  );
}

export function Component() {
  const { tool: id = '' } = useParams();
  const worksheet = isCalculator(id) ? worksheets[id] : undefined;
  return (
    <>
      <Seo
        title={worksheet?.title ?? 'No such calculator'}
        description={worksheet?.purpose ?? 'There is no calculator at this address.'}
        path={isCalculator(id) ? calculatorPath(id) : tools.path}
        noindex
      />
      <CoachesOnly>
        {isCalculator(id) ? (
          <Calculator key={id} id={id} />
        ) : (
          <div className="flex flex-col gap-4">
            <h1 className="text-xl md:text-2xl">No such calculator</h1>
            <Notice tone="warning">
              <p>
                There is no calculator at this address.{' '}
                <TextLink to={tools.path}>See all CPPS tools</TextLink>
              </p>
            </Notice>
          </div>
        )}
      </CoachesOnly>
    </>
  );
}
