const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

interface Indirect {
  readonly number: number;
  readonly text: string;
}

/** Finds an object by its number. If the file has several versions, the last one counts. */
function objectOf(pdf: string, number: number): Indirect {
  const start = pdf.lastIndexOf(`\n${String(number)} 0 obj`);
  const end = pdf.indexOf('\nendobj', start);
  if (start === -1 || end === -1) throw new Error(`The PDF has no object ${String(number)}.`);
  return { number, text: pdf.slice(start + 1, end) };
}

function reference(text: string, key: string): number {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1];
  if (found === undefined) throw new Error(`The PDF has no ${key}.`);
  return Number(found);
}

const changed = (text: string, part: string | RegExp, by: string): string => {
  const result = text.replace(part, by);
  if (result === text) throw new Error(`The PDF has no ${String(part)}.`);
  return result;
};

/**
 * Marks a tagged PDF as PDF/UA-1, and sets its title as the window's title. Typst's own export for that standard does
 * both, but its WebAssembly edition has no setting for it. Appends an incremental update (ISO 32000), so that the
 * compiler's output doesn't change. Tests don't check the standard, so check it by hand after a layout change (decision
 * 0015).
 */
export function markAsPdfUa(file: Uint8Array): Uint8Array {
  // Latin-1 maps each byte to one character, so positions equal byte offsets.
  const pdf = Buffer.from(file).toString('latin1');
  const trailer = pdf.slice(pdf.lastIndexOf('trailer'));
  const before = /startxref\s+(\d+)/.exec(trailer)?.[1];
  if (before === undefined) throw new Error('The PDF has no table of its objects.');
  const catalog = objectOf(pdf, reference(trailer, 'Root'));
  const metadata = objectOf(pdf, reference(catalog.text, 'Metadata'));
  const told = changed(
    metadata.text,
    '</rdf:Description>',
    '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part></rdf:Description>',
  );
  const stream = /stream\r?\n([^]*?)\r?\nendstream/.exec(told)?.[1] ?? '';
  const objects: Indirect[] = [
    {
      number: catalog.number,
      text: changed(
        catalog.text,
        '/ViewerPreferences <<',
        '/ViewerPreferences <<\n    /DisplayDocTitle true',
      ),
    },
    { number: metadata.number, text: changed(told, /\/Length \d+/, `/Length ${String(stream.length)}`) },
  ].sort((a, b) => a.number - b.number);

  let update = pdf.endsWith('\n') ? '' : '\n';
  let table = 'xref\n';
  for (const { number, text } of objects) {
    table += `${String(number)} 1\n${String(pdf.length + update.length).padStart(10, '0')} 00000 n \n`;
    update += `${text}\nendobj\n`;
  }
  const dictionary = changed(
    /<<[^]*?>>(?=\s*startxref)/.exec(trailer)?.[0] ?? '',
    '<<',
    `<<\n  /Prev ${before}`,
  );
  const start = pdf.length + update.length;
  return Buffer.concat([
    file,
    latin1(`${update}${table}trailer\n${dictionary}\nstartxref\n${String(start)}\n%%EOF\n`),
  ]);
}

export function pagesIn(file: Uint8Array): number {
  const pdf = Buffer.from(file).toString('latin1');
  const catalog = objectOf(pdf, reference(pdf.slice(pdf.lastIndexOf('trailer')), 'Root'));
  const count = /\/Count (\d+)/.exec(objectOf(pdf, reference(catalog.text, 'Pages')).text)?.[1];
  if (count === undefined) throw new Error('The PDF does not say how many pages it has.');
  return Number(count);
}
