import type { Release } from '../release.ts';

export const fixtureRelease: Release = {
  release: '2026-11-20T10-15-00Z-4f1c',
  versions: { shell: '1.0.0-aa11', mfe_marketing: '1.4.0-9ab3c1' },
  brand: {
    name: 'Ninecourse Advisory',
    shortName: 'Ninecourse',
    tagline: 'Tax strategy for business owners.',
    origin: 'https://ninecourse.example',
    email: { href: 'mailto:hello@ninecourse.example' },
  },
  scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  pages: {
    '/': { file: 'html/index.html', status: 200 },
    '/about': { file: 'html/about.html', status: 200, changed: '2026-11-20' },
    "/cpa/o'neil&co": { file: 'html/about.html', status: 200 },
    '/login': { file: 'html/login.html', status: 200, noindex: true },
  },
  files: {
    '/blog/feed.xml': 'remotes/mfe-marketing/at/blog/feed.xml',
    '/resources/guide.pdf': 'remotes/mfe-marketing/at/resources/guide.pdf',
    '/static/documents/guide.5d2f9ab3c1.webp':
      'remotes/mfe-marketing/at/static/documents/guide.5d2f9ab3c1.webp',
  },
  frames: [{ prefix: '/dashboard', file: 'html/dashboard.html' }],
  missing: [
    {
      pattern: '/cpa/:id',
      file: 'html/cpa--~id.html',
      found: { file: 'html/cpa--~~id.html', function: 'registry', action: 'people' },
    },
  ],
  notFound: 'html/404.html',
  site: {
    scripts: [['/static/js/index.5d2f9ab3c1.js', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=']],
    preloads: { 'html/about.html': [['/static/js/about.5d2f9ab3c1.js', 'sha256-9ab3']] },
    fonts: [],
  },
  manifest: {
    release: '2026-11-20T10-15-00Z-4f1c',
    remotes: {
      mfe_marketing: {
        version: '1.4.0-9ab3c1',
        entry: '/remotes/mfe-marketing/remoteEntry.5d2f.js',
        integrity: 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
        styles: [],
        routes: ['/', '/about'],
        builtAgainst: { react: '19.3.1' },
      },
    },
  },
};
