import { paths } from 'shared-contract/paths';
import type { Release, ReleaseBrand } from 'shared-release/release';

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => XML_ESCAPES[sign] ?? sign);

function robots(brand: ReleaseBrand): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${brand.origin}/sitemap.xml\n`;
}

function sitemap({ brand, pages }: Release): string {
  const listed = Object.entries(pages)
    .filter(([, page]) => page.status === 200 && !page.noindex)
    .map(([path, { changed }]) => {
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${xml(brand.origin + path)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join('')}</urlset>\n`;
}

/** RFC 9116. `Expires` is always half a year ahead, so that the file never expires. */
function securityContact(brand: ReleaseBrand, now: number): string {
  const day = 24 * 60 * 60 * 1000;
  const expires = new Date(Math.floor(now / day) * day + 182 * day).toISOString();
  return [
    `Contact: ${brand.email.href}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** A wall with four rows of bricks on blueprint blue, the third row in copper. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="3" fill="#12395b"/>
<g fill="#f4f6f3">
<path d="M5 22.5h10v4.5H5zM17 22.5h10v4.5H17z"/>
<path d="M5 16.5h4v4.5H5zM11 16.5h10v4.5H11zM23 16.5h4v4.5h-4z"/>
<path d="M5 4.5h4V9H5zM11 4.5h10V9H11zM23 4.5h4V9h-4z"/>
</g>
<path fill="#f0a868" d="M5 10.5h10V15H5zM17 10.5h10V15H17z"/>
</svg>
`;

function webManifest(brand: ReleaseBrand): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.shortName,
    description: brand.tagline,
    start_url: paths.home,
    display: 'minimal-ui',
    background_color: '#f4f6f3',
    theme_color: '#12395b',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
}

export interface SiteFile {
  readonly contentType: string;
  readonly text: string;
}

/** Returns a small file generated from the brand and the release. Files in the release replace these. */
export function siteFile(pathname: string, release: Release, now: number): SiteFile | null {
  switch (pathname) {
    case '/robots.txt':
      return { contentType: 'text/plain; charset=utf-8', text: robots(release.brand) };
    case '/sitemap.xml':
      return { contentType: 'application/xml; charset=utf-8', text: sitemap(release) };
    case '/.well-known/security.txt':
      return { contentType: 'text/plain; charset=utf-8', text: securityContact(release.brand, now) };
    case '/favicon.svg':
      return { contentType: 'image/svg+xml', text: FAVICON };
    case '/site.webmanifest':
      return { contentType: 'application/manifest+json; charset=utf-8', text: webManifest(release.brand) };
    default:
      return null;
  }
}
