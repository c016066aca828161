import { paths } from 'shared-contract/paths';
import { brand } from '../brand/brand.ts';

export interface SeoProps {
  /** Without the firm's name, which is added on every page except the home page. */
  title: string;
  description: string;
  /** The page's path, for the canonical link. */
  path?: string | undefined;
  noindex?: boolean | undefined;
}

/** Renders a page's title, description, and canonical URL. React moves them into the head. Use it once per page. */
export function Seo({ title, description, path, noindex = false }: SeoProps) {
  const full = path === paths.home ? title : `${title} | ${brand.name}`;
  const canonical = path === undefined ? undefined : brand.origin + path;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand.name} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
    </>
  );
}
