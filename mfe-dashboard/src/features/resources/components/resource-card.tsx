import { formatSize } from 'shared-contract/file-size';
import { formatDay } from 'shared-contract/format';
import { layerNames } from 'shared-contract/layer-names';
import { isFilm, type Resource } from 'shared-contract/resources/resources';
import { LevelBadge } from 'shared-ui/badge';
import { Button, ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ResourceShelf, StoredResource } from '../data/list-resources.ts';
import { formatOf } from '../format-of.ts';
import { useResourceDownload } from '../use-resource-download.ts';
import { LockedLine } from './locked-line.tsx';

interface Props {
  readonly resource: Resource;
  readonly shelf: ResourceShelf | undefined;
  readonly watchAddress: string;
}

function Download({ resource, file }: { resource: Resource; file: StoredResource | undefined }) {
  const { id, type } = resource;
  const { isBusy, download } = useResourceDownload({ id, name: `${id}.${formatOf[type].extension}` });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      disabled={file === undefined}
      onClick={() => void download()}
    >
      <Icon name="download" />
      Download <VisuallyHidden>{resource.title}</VisuallyHidden>
    </Button>
  );
}

const NO_BREAK_SPACE = '\u00A0';

/** What it is, and how often it was taken. Three lines, with or without the file. */
function Facts({ resource, file }: { resource: Resource; file: StoredResource | undefined }) {
  const { type, updated, minutes } = resource;
  const often = isFilm(type) ? 'watched' : 'downloaded';
  const count = file?.downloads ?? 0;
  const times =
    count === 0 ? `not ${often} yet` : `${often} ${count === 1 ? 'once' : `${String(count)} times`}`;
  return (
    <p className="text-sm text-muted tabular-nums">
      {formatOf[type].label}
      {minutes === undefined ? '' : `, ${String(minutes)} min`}
      <br />
      Updated <time dateTime={updated}>{formatDay(updated)}</time>
      <br />
      {file === undefined ? NO_BREAK_SPACE : `${formatSize(file.size)}, ${times}`}
    </p>
  );
}

/** Most categories are a layer, and are not said twice. */
function placeOf(category: string, layer: number): string {
  const name = layerNames[layer - 1] ?? '';
  return category === name
    ? `${category}, layer ${String(layer)}`
    : `${category}, layer ${String(layer)} ${name}`;
}

export function ResourceCard({ resource, shelf, watchAddress }: Props) {
  const { id, title, description, type, category, layer, cppsLevel } = resource;
  const file = shelf?.files.find((one) => one.id === id);
  return (
    <li
      data-resource={id}
      className="flex min-w-0 flex-col justify-between gap-3 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex flex-col gap-1">
        <p className="flex min-h-6.5 flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold text-copper">
          <Icon name={formatOf[type].icon} className="size-4" />
          <span className="capitalize">{type}</span>
          {cppsLevel === 'All' ? null : <LevelBadge level={cppsLevel} className="ml-auto" />}
        </p>
        <h3 className="text-lg leading-snug wrap-anywhere">{title}</h3>
        <p className="text-sm text-muted">{layer === undefined ? category : placeOf(category, layer)}</p>
        <p>{description}</p>
      </div>
      <div className="flex flex-col items-start gap-2">
        <Facts resource={resource} file={file} />
        {file?.opens === false && cppsLevel !== 'All' ? (
          <LockedLine level={cppsLevel} title={title} />
        ) : isFilm(type) ? (
          <ButtonLink to={watchAddress} variant="secondary" size="sm">
            <Icon name="play" />
            Watch <VisuallyHidden>{title}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <Download resource={resource} file={file} />
        )}
      </div>
    </li>
  );
}
