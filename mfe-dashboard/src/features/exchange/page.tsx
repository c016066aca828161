import { formatNumber } from 'shared-contract/format';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { isChunkFailure, loadChunk } from 'shared-ui/chunks';
import { TextareaField } from 'shared-ui/field';
import { Notice } from 'shared-ui/notice';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { saveCsv } from '../../lib/save-csv.ts';
import { PageHead } from '../../ui/page-parts.tsx';
import { dashboardPages } from '../../page-list.ts';
import { ImportSteps } from './import-steps.tsx';
import { sampleFile } from './match-step.tsx';
import type { TextTable } from './read-table.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const reader = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-read-table" */ './read-table.ts'));

/** @throws Error with a message for the user */
async function tableOf(given: File | string): Promise<TextTable> {
  const size = typeof given === 'string' ? given.length : given.size;
  if (size > MAX_BYTES) throw new Error('This is larger than 2 MB. Split it into several files.');
  const { readTable, decode, MAX_IMPORTED_ROWS } = await reader();
  const table = await readTable(typeof given === 'string' ? given : decode(await given.arrayBuffer()));
  const { length } = table.lines;
  if (length > MAX_IMPORTED_ROWS + 1)
    throw new Error(
      `This has ${formatNumber(length)} lines, and an import takes ${formatNumber(MAX_IMPORTED_ROWS)}. Split it into several files.`,
    );
  return table;
}

/** Reads the clients from a file, or from cells pasted from a spreadsheet. */
function SourceStep({ onTable }: { onTable: (table: TextTable, name: string) => void }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [pasted, setPasted] = useState('');
  const read = async (given: File | string) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      onTable(await tableOf(given), typeof given === 'string' ? 'Pasted cells' : given.name);
    } catch (error) {
      const words = error instanceof Error ? error.message : 'It could not be read.';
      setProblem(isChunkFailure(error) ? 'The reader could not be loaded. Check your connection.' : words);
    }
    setIsBusy(false);
  };
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <p>
        A CSV file of at most 5,000 clients and 2 MB, with the names of its columns in the first line.{' '}
        <button
          type="button"
          onClick={() => saveCsv('clients-sample.csv', sampleFile)}
          className="cursor-pointer font-semibold text-primary underline underline-offset-4"
        >
          Save a sample file
        </button>
      </p>
      {problem === undefined ? null : (
        <Notice tone="danger" role="alert" title="This cannot be imported">
          <p>{problem}</p>
        </Notice>
      )}
      <label className="flex flex-col gap-1">
        <span className="font-semibold">CSV file</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Reset the input, so that the user can correct the file and choose it again.
            target.value = '';
            if (file) void read(file);
          }}
          className="min-h-control w-full cursor-pointer rounded-md border border-edge bg-surface p-1.5 text-field file:mr-3 file:cursor-pointer file:rounded-md file:border file:border-primary file:bg-transparent file:px-3 file:py-1 file:font-semibold file:text-primary"
        />
      </label>
      <form
        noValidate
        aria-label="Paste"
        className="flex flex-col gap-3 border-t border-line pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.trim() === '') setProblem('Paste the cells first, or choose a file.');
          else void read(pasted);
        }}
      >
        <TextareaField
          label="Or paste cells from a workbook"
          name="cells"
          rows={4}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
          Read the pasted cells
        </Button>
      </form>
    </div>
  );
}

export function Component() {
  const { title, path } = dashboardPages.clientImport;
  const [given, setGiven] = useState<{ readonly table: TextTable; readonly name: string }>();
  return (
    <div className="flex flex-col gap-4">
      <Seo
        title={title}
        description="Clients from a file: matched, checked, imported, and undone together."
        path={path}
        noindex
      />
      <PageHead title={title}>
        <TextLink to={dashboardPages.clients.path}>Back to the clients</TextLink>
      </PageHead>
      {given === undefined ? (
        <SourceStep onTable={(table, name) => setGiven({ table, name })} />
      ) : (
        <ImportSteps {...given} onAgain={() => setGiven(undefined)} />
      )}
    </div>
  );
}
