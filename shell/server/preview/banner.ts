import { escaped } from '../fill-page.ts';
import { END_PATH } from './preview-paths.ts';
import type { Preview } from './preview-document.ts';

/*
 * What stands under every page of a preview. It is no part of what is rendered: in a shadow root neither the sheets of a
 * package reach it nor does it reach theirs, React knows nothing of it, and it needs no script.
 */
const STYLE = `:host{all:initial;position:sticky;bottom:0;z-index:2147483647;display:block;pointer-events:auto;background:#5b2a0b;color:#fff;font:1rem/1.4 'Public Sans Variable',system-ui,sans-serif}
div{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;max-width:72rem;margin:auto;padding:.5rem 1rem}
details{flex:1 1 16rem}summary{cursor:pointer;min-height:1.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem;margin:.5rem 0}dd{margin:0;overflow-wrap:anywhere}p{margin:.25rem 0}
button{min-height:2.75rem;padding:0 1rem;border:1px solid #fff;border-radius:.25rem;background:none;color:inherit;font:inherit;cursor:pointer}
:focus-visible{outline:3px solid #fff;outline-offset:2px}
@media(forced-colors:active){:host{border-top:1px solid}}`;

const day = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const instant = (text: string) => `${day.format(new Date(text))} UTC`;

const fact = (term: string, value: string) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`;

/** Names what is seen, whose it is and for how long, with a way out. */
export function bannerOf({ packages, author, made, until, set }: Preview): string {
  const named = packages.map((name) => `${name} ${set.artefacts[name]?.version ?? ''}`.trim()).join(', ');
  const facts = [
    fact('Set', set.id),
    fact('Made', `${instant(made)} by ${author}`),
    ...Object.entries(set.artefacts).map(([name, { version }]) => fact(name, version)),
  ];
  return `<aside id="preview-banner" aria-label="Preview"><template shadowrootmode="open"><style>${STYLE}</style><div>
<details><summary><strong>Preview</strong> of ${escaped(named)} by ${escaped(author)}, until ${escaped(instant(until))}</summary>
<p>Only whoever opened its link sees this version. What you send from here reaches the live site: forms, accounts and data are the same.</p>
<dl>${facts.join('')}</dl></details>
<form method="post" action="${END_PATH}"><button>Leave the preview</button></form></div></template></aside>`;
}

/** At the end of the page: what it is read after, and in front of whatever stands there. */
export function withBanner(html: string, banner: string): string {
  const at = html.lastIndexOf('</body>');
  return at < 0 ? html + banner : html.slice(0, at) + banner + html.slice(at);
}
