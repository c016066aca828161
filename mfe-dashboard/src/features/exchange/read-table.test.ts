import { decode, readTable } from './read-table';

test('commas, semicolons and tabs are read alike; empty lines keep their number', async () => {
  for (const mark of [',', ';', '\t']) {
    const table = await readTable(`\uFEFFName${mark}Company\r\n\r\nAda${mark}"Holm${mark} Steel"\r\n`);
    expect(table).toEqual({
      width: 2,
      lines: [
        { number: 1, cells: ['Name', 'Company'] },
        { number: 3, cells: ['Ada', `Holm${mark} Steel`] },
      ],
    });
  }
});

test.each(['\n', '\r\n'])(
  'a long file is read line by line, with ends of line within cells (%j)',
  async (end) => {
    // Cells vary in length, so that chunk boundaries fall at every position within a cell.
    const cells = Array.from({ length: 4000 }, (_, index) => [
      `Client ${String(index)}`,
      `He said ""${'so '.repeat(index % 40)}""${end}and, ""then"" left${end}`,
    ]);
    const text = cells.map(([name, note]) => `${name ?? ''},"${note ?? ''}"`).join(end);
    const { lines } = await readTable(`Name,Note${end}${text}${end}`);
    expect(lines).toHaveLength(4001);
    expect(lines.slice(1).map((line) => line.cells)).toEqual(
      cells.map(([name, note]) => [name, (note ?? '').replaceAll('""', '"').trim()]),
    );
  },
);

test('a long file lets the page answer while it is read', async () => {
  let answered = 0;
  const reading = readTable(`Name\n${'Ada Holm\n'.repeat(50_000)}`);
  const click = () => {
    answered += 1;
    later = setTimeout(click, 0);
  };
  let later = setTimeout(click, 0);
  expect((await reading).lines).toHaveLength(50_001);
  clearTimeout(later);
  expect(answered).toBeGreaterThan(5);
});

test('what cannot be read is told with its line', async () => {
  await expect(readTable('Name\n"Ada\nBen')).rejects.toThrow(/^Line 2 has a quotation mark/);
  await expect(readTable(`${'Name\n'.repeat(20_000)}"Ada\n${'Ben\n'.repeat(20_000)}`)).rejects.toThrow(
    /^Line 20001 has a quotation mark/,
  );
  await expect(readTable(' \n\n')).rejects.toThrow('It is empty.');
});

test('a file of Windows keeps its accents', () => {
  expect(decode(new Uint8Array([0x52, 0x65, 0x6e, 0xe9]).buffer)).toBe('René');
  expect(decode(new TextEncoder().encode('René').buffer)).toBe('René');
});
