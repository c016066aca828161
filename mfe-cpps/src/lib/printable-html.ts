import type { Block, PrintableDocument } from './printable.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const each = (items: readonly string[], wrap: (item: string) => string) =>
  items.map((item) => wrap(escape(item))).join('');

function block(content: Block): string {
  switch (content.kind) {
    case 'text':
      return `<p>${escape(content.text)}</p>`;
    case 'notice':
      return `<p class="notice">${escape(content.text)}</p>`;
    case 'list':
      return `<ul>${each(content.items, (item) => `<li>${item}</li>`)}</ul>`;
    case 'checklist':
      return `<ul class="checks">${each(content.items, (item) => `<li><label><input type="checkbox"> ${item}</label></li>`)}</ul>`;
    case 'fields':
      return `<dl class="fields">${each(content.labels, (label) => `<div><dt>${label}</dt><dd></dd></div>`)}</dl>`;
    case 'table':
      return table(content);
  }
}

function table({ caption, columns, rows, blanks = 0 }: Extract<Block, { kind: 'table' }>): string {
  const head = each(columns, (column) => `<th scope="col">${column}</th>`);
  const empty = Array.from({ length: blanks }, () => columns.map(() => ''));
  const body = [...rows, ...empty]
    .map((cells) => `<tr>${each(cells, (text) => `<td>${text}</td>`)}</tr>`)
    .join('');
  return `<table><caption>${escape(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

const style = `
:root{color-scheme:light;--ink:#10202e;--muted:#46586a;--line:#d5dcdd;--blue:#12395b;--copper:#9a4a17}
*{box-sizing:border-box}
body{margin:0 auto;max-width:52rem;padding:2rem 1.5rem;background:#fff;color:var(--ink);font:1rem/1.5 'Public Sans',system-ui,sans-serif}
h1,h2{font-family:Besley,Georgia,serif;font-weight:600;line-height:1.15;color:var(--blue)}
h1{font-size:2rem;margin:0}h2{font-size:1.35rem;margin:2rem 0 .5rem;border-top:1px solid var(--line);padding-top:1rem}
header,footer{color:var(--muted)}footer{margin-top:2rem;border-top:1px solid var(--line);padding-top:1rem;font-size:.875rem}
table{width:100%;border-collapse:collapse;margin:1rem 0}caption{text-align:left;font-weight:600;padding:.25rem 0}
th,td{border:1px solid var(--line);padding:.4rem .5rem;text-align:left;vertical-align:top;height:2.2rem}th{background:#f4f6f3}
.checks{list-style:none;padding:0}.checks li{margin:.4rem 0}.checks label{display:flex;gap:.5rem;align-items:baseline}.notice{border-left:3px solid var(--copper);padding-left:.75rem}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.fields dt{font-size:.875rem;color:var(--muted)}.fields dd{margin:0;height:1.75rem;border-bottom:1px solid var(--ink)}
.slides section{min-height:26rem;border:1px solid var(--line);padding:1.5rem 2rem;margin:1.5rem 0}.slides h2{border:0;margin-top:0;padding:0;font-size:1.75rem}.slides section{font-size:1.2rem}.slides th:not(:first-child){min-width:7.5rem}
@media print{body{max-width:none;padding:0}.slides section{border:0;margin:0;page-break-before:always;break-before:page}tr,li,.notice{break-inside:avoid}}`;

/** A document as one HTML file that needs nothing else: opens anywhere, prints on paper, edits in a word processor. */
export function printableHtml(content: PrintableDocument, publisher: string): string {
  const sections = content.sections
    .map(
      ({ heading, blocks }) => `<section><h2>${escape(heading)}</h2>${blocks.map(block).join('')}</section>`,
    )
    .join('\n');
  const page = content.format === 'slides' ? '@page{size:landscape;margin:15mm}' : '@page{margin:18mm}';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(content.title)}</title>
<style>${style}
${page}</style>
</head>
<body class="${content.format}">
<header><p>${escape(publisher)}</p><h1>${escape(content.title)}</h1><p>${escape(content.purpose)}</p></header>
<main>
${sections}
</main>
<footer><p>Figures as of ${escape(content.asOf)}. For planning; not tax or legal advice for a particular person.</p>
<ul>${each(content.sources, (source) => `<li>${source}</li>`)}</ul></footer>
</body>
</html>
`;
}
