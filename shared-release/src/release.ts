import { assertBootManifest, type BootManifest, type ManifestRules } from 'shared-contract/boot-manifest';
import { z } from 'zod';
import { contentTypeOf } from './assets.ts';

/** Formats zod's issues on one line: `remotes.mfe_cpps.entry: expected a string; pages: …`. */
export function describeProblems(error: z.ZodError): string {
  return error.issues
    .map((issue) => {
      const field = issue.path.map(String).join('.');
      return field === '' ? issue.message : `${field}: ${issue.message}`;
    })
    .join('; ');
}

const FILE = /^\/remotes\/(?:[\w@~+-][\w.@~+-]*\/)+[\w@~+-][\w.@~+-]*$/;
const INTEGRITY = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/**
 * Edge rules in addition to a page's: files must be inside the release, integrity hashes in a format that browsers
 * enforce, and routes complete.
 */
export const releaseRules: ManifestRules = {
  file: ['a file under /remotes/<remote>/', (given) => FILE.test(given)],
  integrity: ['sha256-, sha384- or sha512- and a base64 digest', (given) => INTEGRITY.test(given)],
  path: ['a path that starts with /', (given) => given.startsWith('/')],
};

/**
 * Validates the content of `/remotes.json`, which every page contains inline, with the contract's own parser. Unknown
 * fields are preserved, because a newer build may add some.
 */
const bootManifest = z.custom<BootManifest>().superRefine((value, context) => {
  try {
    assertBootManifest(value, releaseRules);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

const HTML_FILE = /^html\/(?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*\.html$/;

const htmlFile = z.string().regex(HTML_FILE, 'expected a file under html/ that ends with .html');
const publicPath = z
  .string()
  .regex(/^\/(?:[^/?#\s]+(?:\/[^/?#\s]+)*)?$/, 'expected a path such as /about, without a slash at its end');

const storedFile = z
  .string()
  .regex(
    /^(?:[\w@~+-][\w.@~+-]*\/)+[\w@~+-][\w.@~+-]*$/,
    'expected a file of the release such as remotes/…/paper.pdf',
  )
  .refine(
    (file) => contentTypeOf(file) !== undefined && !file.startsWith('html/'),
    'expected a file of a known type',
  );

const page = z.object({
  file: htmlFile,
  status: z.union([z.literal(200), z.literal(404)]),
  /** Excludes the page from the sitemap and from search engines. */
  noindex: z.boolean().optional(),
  changed: z.iso.date().optional(),
});

const httpsAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href === text;
}, 'expected an address such as https://forms.example/newsletter, written as browsers write it');

/** The firm's data that the edge needs. Part of the release, so that it matches the pages. */
export const releaseBrand = z.object({
  name: z.string().min(1),
  shortName: z.string().min(1),
  tagline: z.string().min(1),
  origin: z
    .string()
    .refine((text) => URL.parse(text)?.origin === text, 'expected an origin such as https://firm.example'),
  email: z.object({ href: z.string().startsWith('mailto:') }),
  embeds: z.record(z.string(), z.object({ url: httpsAddress, script: httpsAddress.optional() })).optional(),
});

export type ReleaseBrand = z.infer<typeof releaseBrand>;

const hashSource = z
  .string()
  .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'expected sha256-… without quotes');

const pageFile = z.tuple([z.string().startsWith('/'), z.string()]);
const text = z.string();

/** Data that the edge writes into every page. Page files without an entry in `preloads` preload nothing. */
const siteFiles = z.object({
  scripts: z.array(pageFile),
  preloads: z.record(htmlFile, z.array(pageFile)),
  fonts: z.array(z.tuple([text, text, text, text])),
  pageFiles: text.optional(),
  search: text.optional(),
  embedScripts: z.array(text).optional(),
});

/** `dist/site/release.json`: one release set, as the build writes it. */
export const releaseSchema = z.object({
  release: z.string().min(1),
  versions: z.record(z.string(), z.string()),
  brand: releaseBrand,
  /** Hashes of the inline boot scripts for the policy: `sha256-…`, without quotes. */
  scriptHashes: z.array(hashSource),
  pages: z.record(publicPath, page),
  /** Exact public path → file of the release, for files that a remote serves at a fixed address. */
  files: z.record(publicPath, storedFile),
  /** Any path at or under `prefix` gets this layout, which the browser fills. */
  frames: z.array(z.object({ prefix: publicPath, file: htmlFile })),
  /** Pages for URLs that match a pattern but have no page. Status 404, unless the page itself looks up the URL. */
  missing: z
    .array(
      z.object({
        pattern: z.string().startsWith('/'),
        file: htmlFile,
        status: z.literal(200).optional(),
        /** Page with slots for the person that a server function finds at the URL. */
        found: z
          .object({ file: htmlFile, function: z.string().min(1), action: z.string().min(1) })
          .optional(),
      }),
    )
    .optional(),
  notFound: htmlFile,
  site: siteFiles,
  manifest: bootManifest,
});

export type Release = z.infer<typeof releaseSchema>;

/** A release that can't be served. The message is one line that names the file and field. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/**
 * Parses a release from JSON text.
 *
 * @param source Name of the file in error messages.
 * @throws {ReleaseError} If the text is not a valid release.
 */
export function parseRelease(text: string, source: string): Release {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError(`${source} is not JSON: ${(cause as Error).message.replace(/\s+/g, ' ')}`, {
      cause,
    });
  }
  const result = releaseSchema.safeParse(value);
  if (!result.success)
    throw new ReleaseError(`${source} is not a release: ${describeProblems(result.error)}`);
  return result.data;
}
