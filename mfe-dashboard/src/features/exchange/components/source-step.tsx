import { useState } from 'react';
import { CSV_BOM, csvLine } from 'shared-contract/csv';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { isChunkFailure, loadChunk } from 'shared-ui/chunks';
import { Notice } from 'shared-ui/notice';
import { saveFile } from 'shared-ui/save-file';
import { sampleFile } from '../fields.ts';
import type { TextTable } from '../read-table.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const reader = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-read-table" */ '../read-table.ts'));

/** @throws Error with words for people */
async function tableOf(given: File | string): Promise<TextTable> {
  const size = typeof given === 'string' ? given.length : given.size;
  if (size > MOST_BYTES) throw new Error('This is larger than 2 MB. Split it into several files.');
  const { readTable, decode, MOST_IMPORTED } = await reader();
  const table = await readTable(typeof given === 'string' ? given : decode(await given.arrayBuffer()));
  const { length } = table.lines;
  if (length > MOST_IMPORTED + 1)
    throw new Error(
      `This has ${length.toLocaleString('en-US')} lines, and an import takes ${MOST_IMPORTED.toLocaleString('en-US')}. Split it into several files.`,
    );
  return table;
}

const saveSample = () =>
  saveFile({
    name: 'clients-sample.csv',
    type: 'text/csv;charset=utf-8',
    content: CSV_BOM + sampleFile.map(csvLine).join(''),
  });

interface Props {
  readonly onTable: (table: TextTable, name: string) => void;
}

/** Where the clients come from: a file, or what was copied from a workbook. */
export function SourceStep({ onTable }: Props) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [pasted, setPasted] = useState('');
  const read = async (given: File | string) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      onTable(await tableOf(given), typeof given === 'string' ? 'What was pasted' : given.name);
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
          onClick={saveSample}
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
            // So that the same file can be chosen again once it is mended.
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
          Read what is pasted
        </Button>
      </form>
    </div>
  );
}
