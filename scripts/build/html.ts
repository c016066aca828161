import type { File } from './page-files.ts';

const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface PageParts {
  /** The rendered document, head included. */
  readonly html: string;
  readonly fonts: readonly string[];
  readonly styles: readonly File[];
  readonly boot: {
    readonly start: 'idle' | 'now';
    readonly scripts: readonly File[];
    readonly preloads: readonly File[];
    /** Left out where no form comes from a provider with a script. */
    readonly embedScripts?: readonly string[];
    readonly manifest: unknown;
    readonly hydration: unknown;
    readonly notFound: boolean;
  };
  readonly bootScript: string;
}

/** Puts fonts, styles, the page's data and the boot script into the head of a rendered document. */
export function assemblePage({ html, fonts, styles, boot, bootScript }: PageParts): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map(
      ([href, integrity]) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    '<script type="application/json" id="settings">{}</script>',
    `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
    `<script>${bootScript}</script>`,
  ].join('');
  const start = html.indexOf('<head>');
  if (start === -1) throw new Error('The rendered document has no head.');
  const document = html.slice(0, start + 6) + head + html.slice(start + 6);
  return document.startsWith('<!') ? document : `<!DOCTYPE html>${document}`;
}
