import { z } from 'zod';
import { contentTypeOf } from './assets.ts';
import { describeProblems } from './describe-problems.ts';
import { bootManifest } from './manifest.ts';

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
  /** Left out of the site map, and told to search engines. */
  noindex: z.boolean().optional(),
  /** Calendar day of the last change of what it says, where it is known. */
  changed: z.iso.date().optional(),
});

const httpsAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href === text;
}, 'expected an address such as https://forms.example/newsletter, written as browsers write it');

/** What the edge needs of the firm: the release carries it, so that it says the same as the pages. */
export const releaseBrand = z.object({
  name: z.string().min(1),
  shortName: z.string().min(1),
  tagline: z.string().min(1),
  origin: z
    .string()
    .refine((text) => URL.parse(text)?.origin === text, 'expected an origin such as https://firm.example'),
  email: z.object({ href: z.string().startsWith('mailto:') }),
  /** Forms of outside providers, by form. */
  embeds: z.record(z.string(), z.object({ url: httpsAddress, script: httpsAddress.optional() })).optional(),
});

export type ReleaseBrand = z.infer<typeof releaseBrand>;

const hashSource = z
  .string()
  .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'expected sha256-… without quotes');

const pageFile = z.tuple([z.string().startsWith('/'), z.string()]);
const text = z.string();

/** What the edge writes into every page; page files without an entry in `preloads` load nothing of their own. */
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
  /** Of the inline boot scripts, for the policy: `sha256-…`, without quotes. */
  scriptHashes: z.array(hashSource),
  /** Exact public path → page. */
  pages: z.record(publicPath, page),
  /** Exact public path → a file of the release, where a remote keeps one at an address of its own. */
  files: z.record(publicPath, storedFile),
  /** Any path at or under `prefix` answers with this frame, which the browser fills. */
  frames: z.array(z.object({ prefix: publicPath, file: htmlFile })),
  /** Pages for addresses that match a pattern but have no page: status 404, unless the page itself looks the address up. */
  missing: z
    .array(
      z.object({
        pattern: z.string().startsWith('/'),
        file: htmlFile,
        status: z.literal(200).optional(),
        /** The page with slots for whoever a server function of the backend finds at such an address. */
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

/** A release that cannot be served. Its message is one line that names the file and the field. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** Reads a release from its JSON text; `source` names the file in the message of a {@link ReleaseError}. */
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
