import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/;

/** Writes a `.br` and a `.gz` beside a file that gains by it. */
export async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const packed = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (packed.length >= bytes.length) return;
  writeFileSync(`${file}.br`, packed);
  writeFileSync(`${file}.gz`, await gz(bytes, { level: 9 }));
}

/** Writes a `.br` and a `.gz` beside every text file that gains by it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}
