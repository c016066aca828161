import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFirm } from './brand-file.ts';
import { readProjectConfig } from './config-file.ts';
import { hostedFirm, hostedTemplates } from './mail/hosted-mails.ts';
import { projectPaths } from './project-paths.ts';
import { messageOf } from './start-failure.ts';

/* Generates a hosted project's email files from the brand file and config.toml: the auth server's templates and the
   firm for the functions' emails. `--check` reports differences. `--to` writes to another folder. */
try {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, to: { type: 'string' } } });
  const setting = process.env['BRAND_FILE'];
  const firm = await readFirm(setting ? resolve(setting) : undefined);
  const config = await readProjectConfig(projectPaths.supabase);
  const root = values.to === undefined ? projectPaths.supabase : resolve(values.to);
  const files = Object.entries(hostedTemplates(firm, config)).map(
    ([name, text]) => [join(root, 'templates', name), text] as const,
  );
  files.push([join(root, 'functions', '_shared', 'mail', 'firm.json'), hostedFirm(firm)]);
  for (const [path, text] of files) {
    const file = relative(projectPaths.root, path);
    if (values.check !== true) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      process.stdout.write(`Wrote ${file}\n`);
    } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
      process.stderr.write(
        `${file} does not match the brand file: run node supabase/embedded/write-mails.ts and commit the result\n`,
      );
      process.exitCode = 1;
    }
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
