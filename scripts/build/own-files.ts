import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@scripts/core/files';
import { brandFileInUse, loadModule } from '@scripts/core/modules';
import { AT } from 'shared-release/assets';
import sharp from 'sharp';

/** Returns the module with a package's texts at fixed paths: `files` of its package.json. */
function filesModule(name: string): string | undefined {
  const manifest = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
    files?: string;
  };
  return manifest.files === undefined ? undefined : path.join(folderOf(name), manifest.files);
}

/** Returns true if a package writes such texts. They contain the firm's name, so its build depends on the firm. */
export const hasOwnFiles = (name: string): boolean => filesModule(name) !== undefined;

/** The module's exports: texts by path, and drawings served as pictures. */
interface OwnFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly pictures?: Readonly<Record<string, Picture>>;
}

/** A square drawing, and its served width in pixels. */
interface Picture {
  readonly drawing: string;
  readonly pixels: number;
}

const pictureOf = ({ drawing, pixels }: Picture) =>
  sharp(Buffer.from(drawing)).resize(pixels, pixels).png({ compressionLevel: 9 }).toBuffer();

/** Writes a package's own files into its build, in the folder for files at fixed paths. */
export async function writeOwnFiles(name: string, web: string): Promise<void> {
  const module = filesModule(name);
  if (module === undefined) return;
  const own = loadModule(module, { 'shared-ui/brand': brandFileInUse() }) as unknown as OwnFiles;
  const pictures = Object.entries(own.pictures ?? {}).map(
    async ([address, picture]) => [address, await pictureOf(picture)] as const,
  );
  for (const [address, content] of [...Object.entries(own.files), ...(await Promise.all(pictures))]) {
    const file = path.join(web, AT, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
