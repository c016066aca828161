import { decode, readTable } from './read-table';

test('commas, semicolons and tabs are read alike; empty lines keep their number', () => {
  for (const mark of [',', ';', '\t']) {
    const table = readTable(`\uFEFFName${mark}Company\r\n\r\nAda${mark}"Holm${mark} Steel"\r\n`);
    expect(table).toEqual({
      width: 2,
      lines: [
        { number: 1, cells: ['Name', 'Company'] },
        { number: 3, cells: ['Ada', `Holm${mark} Steel`] },
      ],
    });
  }
});

test('what cannot be read is told with its line', () => {
  expect(() => readTable('Name\n"Ada\nBen')).toThrow(/^Line 2 has a quotation mark/);
  expect(() => readTable(' \n\n')).toThrow('There is nothing in it.');
});

test('a file of Windows keeps its accents', () => {
  expect(decode(new Uint8Array([0x52, 0x65, 0x6e, 0xe9]).buffer)).toBe('René');
  expect(decode(new TextEncoder().encode('René').buffer)).toBe('René');
});
