import { LONGEST_MS } from '../../shell/server/preview/preview-token.ts';
import type { PackageName } from '../build/config.ts';
import { describeWritten } from './write-set.ts';
import { endPreview } from './preview.ts';
import type { PublishContext } from './publish.ts';

/** What of the command line is about previews alone. */
export interface PreviewCommand {
  readonly hours: number;
  readonly site: string | undefined;
  /** The preview that ends. */
  readonly end: string | undefined;
}

export const previewOptions = {
  hours: { type: 'string' },
  site: { type: 'string' },
  end: { type: 'string' },
} as const;

type Values = Partial<Readonly<Record<keyof typeof previewOptions, string>>>;

const MOST_HOURS = LONGEST_MS / (60 * 60 * 1000);

/** @throws what `wrong` makes of words that say what cannot be understood */
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
    throw wrong('--hours, --site and --end are of preview.');
  if (!(length > 0 && length <= MOST_HOURS))
    throw wrong(`--hours=${hours}: a preview can be opened for 24 hours at most.`);
  if (site !== undefined && URL.parse(site)?.origin !== site)
    throw wrong(`--site=${site} is no origin: expected one such as https://firm.example`);
  if (end !== undefined && !/^[0-9a-f]{16}$/.test(end))
    throw wrong(`--end=${end} is no preview: 16 hex digits, as \`release status\` tells them.`);
  if (isPreview && (names.length === 0) === (end === undefined))
    throw wrong('preview needs a package, or --end=<id>.');
  return { hours: length, site, end };
}

/** What is told of it: as JSON, and in lines. */
type Told = readonly [value: object, lines: readonly string[]];

/** Makes a preview of packages, or ends one. */
export async function runPreview(
  context: PublishContext,
  names: readonly PackageName[],
  { end, ...options }: PreviewCommand,
): Promise<Told> {
  const dryRun = context.dryRun === true;
  if (end !== undefined) {
    await endPreview(context, end);
    const what = dryRun ? 'Would end' : 'Ended';
    return [{ id: end, ended: !dryRun, dryRun }, [`${what} preview ${end}; it is gone within a minute`]];
  }
  const { previewPackages } = await import('./publish-builds.ts');
  const made = await previewPackages(context, names, options);
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
