import { LONGEST_MS } from 'shared-release/live';
import type { Command } from './command.ts';
import { describeWritten } from './write-set.ts';
import { endPreview } from './preview.ts';
import type { PublishContext } from './publish.ts';

/** The options that only previews use. */
export interface PreviewCommand {
  readonly hours: number;
  readonly site: string | undefined;
  /** Id of the preview to end. */
  readonly end: string | undefined;
}

export const previewOptions = {
  hours: { type: 'string' },
  site: { type: 'string' },
  end: { type: 'string' },
} as const;

type Values = Partial<Readonly<Record<keyof typeof previewOptions, string>>>;

const MOST_HOURS = LONGEST_MS / (60 * 60 * 1000);

/** @throws the error that `wrong` returns for an invalid option */
export function parsePreviewCommand(
  isPreview: boolean,
  names: readonly string[],
  { hours = String(MOST_HOURS), end, ...given }: Values,
  {
    RELEASE_SITE,
    wrong,
  }: { readonly RELEASE_SITE: string | undefined; readonly wrong: (why: string) => Error },
): PreviewCommand {
  const site = given.site ?? (RELEASE_SITE === '' ? undefined : RELEASE_SITE);
  const length = Number(hours);
  if (!isPreview && (hours !== String(MOST_HOURS) || end !== undefined || given.site !== undefined))
    throw wrong('--hours, --site, and --end are only for preview.');
  if (!(length > 0 && length <= MOST_HOURS)) throw wrong(`--hours=${hours} is not a number from 0 to 24.`);
  if (site !== undefined && URL.parse(site)?.origin !== site)
    throw wrong(`--site=${site} is not an origin. Expected one such as https://firm.example`);
  if (end !== undefined && !/^[0-9a-f]{16}$/.test(end))
    throw wrong(`--end=${end} is not a preview. Expected 16 hex digits, as \`release status\` prints them.`);
  if (isPreview && (names.length === 0) === (end === undefined))
    throw wrong('preview needs a package, or --end=<id>.');
  return { hours: length, site, end };
}

/** The result, as JSON and as lines of text. */
type Told = readonly [value: object, lines: readonly string[]];

export async function runPreview(
  context: PublishContext,
  { names, stored }: Pick<Command, 'names' | 'stored'>,
  { end, ...options }: PreviewCommand,
): Promise<Told> {
  const dryRun = context.dryRun === true;
  if (end !== undefined) {
    await endPreview(context, end);
    const what = dryRun ? 'Would end' : 'Ended';
    return [{ id: end, ended: !dryRun, dryRun }, [`${what} preview ${end}; it is gone within a minute`]];
  }
  const { previewPackages } = await import('./publish-builds.ts');
  const made = await previewPackages(context, names, stored, options);
  const brought = describeWritten(made.written);
  return [
    { ...made, dryRun },
    made.link === null
      ? [`Would make a preview of set ${made.set}: ${brought}. Nothing was written.`]
      : [
          `Preview ${made.id}: set ${made.set}; ${brought}`,
          `Until ${made.until.slice(0, 16).replace('T', ' ')} UTC, for whoever opens`,
          made.link,
        ],
  ];
}
