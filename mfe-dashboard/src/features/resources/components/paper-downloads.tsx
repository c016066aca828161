import { formatSize } from 'shared-contract/file-size';
import {
  coachPapers,
  paperFileId,
  paperFormats,
  type CoachPaperId,
  type PaperFormat,
} from 'shared-contract/resources/coach-papers';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { listResources, type StoredResource } from '../data/list-resources.ts';
import { useResourceDownload } from '../use-resource-download.ts';

interface FileProps {
  readonly paper: CoachPaperId;
  readonly format: PaperFormat;
  readonly file: StoredResource | undefined;
}

function Download({ paper, format, file }: FileProps) {
  const id = paperFileId(paper, format);
  const { isBusy, download } = useResourceDownload({ id, name: `${paper}.${format}` });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      disabled={file === undefined}
      onClick={() => void download()}
    >
      <Icon name="download" />
      {format.toUpperCase()}
      <VisuallyHidden> of the {coachPapers[paper].title}</VisuallyHidden>
    </Button>
  );
}

const NO_BREAK_SPACE = '\u00A0';

/** How large the files are, and how often they were taken together. */
function factsOf(files: readonly StoredResource[]): string {
  const downloads = files.reduce((sum, file) => sum + file.downloads, 0);
  const sizes = files.map(({ size }) => formatSize(size)).join(' and ');
  const times = downloads === 1 ? 'once' : `${downloads.toLocaleString('en-US')} times`;
  return `${sizes}, ${downloads === 0 ? 'not downloaded yet' : `downloaded ${times}`}`;
}

/** The files of a paper for coaches. They wait for the list that says whether they open. */
export function PaperDownloads({ paper }: { readonly paper: CoachPaperId }) {
  const shelf = useDataQuery('resources', listResources);
  const files = paperFormats.map((format) =>
    shelf.data?.files.find(({ id }) => id === paperFileId(paper, format)),
  );
  const known = files.filter((file) => file !== undefined);
  const words = shelf.isPending
    ? NO_BREAK_SPACE
    : known.length === 0
      ? 'The files cannot be had at the moment.'
      : factsOf(known);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted tabular-nums">{words}</p>
      <div className="flex flex-wrap gap-2">
        {paperFormats.map((format, index) => (
          <Download key={format} paper={paper} format={format} file={files[index]} />
        ))}
      </div>
    </div>
  );
}
