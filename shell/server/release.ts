import { z } from 'zod';
import { describeProblems } from './describe-problems.ts';
import { bootManifest } from './manifest.ts';

const HTML_FILE = /^html\/(?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*\.html$/;

const htmlFile = z.string().regex(HTML_FILE, 'expected a file under html/ that ends with .html');
const publicPath = z
  .string()
  .regex(/^\/(?:[^/?#\s]+(?:\/[^/?#\s]+)*)?$/, 'expected a path such as /about, without a slash at its end');

const page = z.object({
  file: htmlFile,
  status: z.union([z.literal(200), z.literal(404)]),
  /** Left out of the site map, and told to search engines. */
  noindex: z.boolean().optional(),
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
  podcast: z.object({
    title: z.string(),
    hostUrl: z.string(),
    episodes: z.array(
      z.object({
        id: z.enum(['captive-insurance', 'cost-remediation', 'cost-segregation']),
        title: z.string(),
      }),
    ),
  }),
  /** Forms of outside providers, by form. */
  embeds: z.record(z.string(), z.object({ url: httpsAddress, script: httpsAddress.optional() })).optional(),
});

export type ReleaseBrand = z.infer<typeof releaseBrand>;

const hashSource = z
  .string()
  .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'expected sha256-… without quotes');

/** `dist/site/release.json`: one release set, as the build writes it. */
export const releaseSchema = z.object({
  release: z.string().min(1),
  versions: z.record(z.string(), z.string()),
  brand: releaseBrand,
  /** Of the inline boot scripts, for the policy: `sha256-…`, without quotes. */
  scriptHashes: z.array(hashSource),
  /** Of the sheets that stand in documents. */
  styleHashes: z.array(hashSource),
  /** Exact public path → page. */
  pages: z.record(publicPath, page),
  /** Any path at or under `prefix` answers with this frame, which the browser fills. */
  frames: z.array(z.object({ prefix: publicPath, file: htmlFile })),
  notFound: htmlFile,
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
