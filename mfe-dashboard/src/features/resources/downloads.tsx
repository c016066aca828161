import type { ReactNode } from 'react';
import { formatNumber } from 'shared-contract/format';
import { formatSize } from 'shared-contract/file-size';
import {
  type CoachDocumentId,
  coachPapers,
  paperFileId,
  documentFormats,
} from 'shared-contract/resources/coach-papers';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { saveFile } from 'shared-ui/save-file';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useAction, useRefresh } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { listResources, openResource, type StoredResource } from './queries.ts';

interface DownloadProps {
  readonly id: string;
  /** File name on the user's device. */
  readonly name: string;
  /** Undefined until the files have loaded, or if there is no such file. */
  readonly file: StoredResource | undefined;
  /** The button's text. */
  readonly children: ReactNode;
}

export function DownloadButton({ id, name, file, children }: DownloadProps) {
  const refresh = useRefresh('resources');
  const { act: download, isBusy } = useAction({
    run: async (client) => {
      const content = await openResource(client, id);
      saveFile({ name, type: content.type, content });
    },
    done: `${name} is in your downloads`,
    failed: 'The file was not downloaded.',
    // Reloads the download counts, and after a failure whether the user may still open the file.
    onSettled: () => {
      void refresh();
    },
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      disabled={file === undefined}
      onClick={() => void download()}
    >
      <Icon name="download" />
      {children}
    </Button>
  );
}

export const NO_BREAK_SPACE = '\u00A0';

function factsOf(files: readonly StoredResource[]): string {
  const downloads = files.reduce((sum, file) => sum + file.downloads, 0);
  const sizes = files.map(({ size }) => formatSize(size)).join(' and ');
  const times = downloads === 1 ? 'once' : `${formatNumber(downloads)} times`;
  return `${sizes}, ${downloads === 0 ? 'not downloaded yet' : `downloaded ${times}`}`;
}

/** Waits for the resource list, which states whether the user has access. */
export function PaperDownloads({ paper }: { readonly paper: CoachDocumentId }) {
  const shelf = useDataQuery('resources', listResources);
  const files = documentFormats.map((format) =>
    shelf.data?.files.find(({ id }) => id === paperFileId(paper, format)),
  );
  const known = files.filter((file) => file !== undefined);
  const facts = shelf.isPending
    ? NO_BREAK_SPACE
    : known.length === 0
      ? 'The files cannot be had at the moment.'
      : factsOf(known);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted tabular-nums">{facts}</p>
      <div className="flex flex-wrap gap-2">
        {documentFormats.map((format, index) => (
          <DownloadButton
            key={format}
            id={paperFileId(paper, format)}
            name={`${paper}.${format}`}
            file={files[index]}
          >
            {format.toUpperCase()}
            <VisuallyHidden> of the {coachPapers[paper].title}</VisuallyHidden>
          </DownloadButton>
        ))}
      </div>
    </div>
  );
}
