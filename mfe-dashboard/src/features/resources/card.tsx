import { formatSize } from 'shared-contract/file-size';
import { formatDay } from 'shared-contract/format';
import { layerNames } from 'shared-contract/layer-names';
import type { EarnedLevel } from 'shared-contract/resources/levels';
import { isFilm, type Resource, type ResourceType } from 'shared-contract/resources/resources';
import { LevelBadge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { Icon, type IconName } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { DownloadButton, NO_BREAK_SPACE } from './downloads.tsx';
import { LevelsButton } from './levels.tsx';
import type { ResourceShelf, StoredResource } from './queries.ts';

/** Replaces the download button: names the required level and opens the dialog that explains it. */
export const LockedLine = ({ level, title }: { level: EarnedLevel; title: string }) => (
  <div className="flex flex-col items-start">
    <p className="font-medium">Opens with {level} level.</p>
    <LevelsButton wanted={level} className="-ml-4">
      See how to reach it <VisuallyHidden>{title}</VisuallyHidden>
    </LevelsButton>
  </div>
);

export const formatOf = {
  calculator: { extension: 'xlsx', label: 'Excel workbook (XLSX)', icon: 'calculator' },
  template: { extension: 'docx', label: 'Word document (DOCX)', icon: 'file' },
  guide: { extension: 'pdf', label: 'PDF', icon: 'book' },
  video: { extension: 'webm', label: 'Slides with captions, no sound', icon: 'play' },
  webinar: { extension: 'webm', label: 'Slides with captions, no sound', icon: 'play' },
} as const satisfies Readonly<Record<ResourceType, { extension: string; label: string; icon: IconName }>>;

interface Props {
  readonly resource: Resource;
  readonly shelf: ResourceShelf | undefined;
  readonly watchAddress: string;
}

/** Always three lines, so that cards without a file have the same height. */
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

/** Most categories have the name of their layer. Don't show it twice. */
function placeOf(category: string, layer: number): string {
  const name = layerNames[layer - 1] ?? '';
  return `${category}, layer ${String(layer)}${category === name ? '' : ` ${name}`}`;
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
          <DownloadButton id={id} name={`${id}.${formatOf[type].extension}`} file={file}>
            Download <VisuallyHidden>{title}</VisuallyHidden>
          </DownloadButton>
        )}
      </div>
    </li>
  );
}
