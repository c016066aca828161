import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { authMail, type AuthMail, authMailNames } from '../functions/_shared/mail/auth-mails.ts';
import type { Firm } from '../functions/_shared/mail/firm.ts';
import { renderHtml } from '../functions/_shared/mail/html.ts';
import { readFirm } from './brand-file.ts';
import { type ProjectConfig, readProjectConfig } from './config-file.ts';
import { projectPaths } from './project-paths.ts';
import { messageOf } from './start-failure.ts';

/** The auth server replaces these placeholders (https://supabase.com/docs/guides/auth/auth-email-templates). */
const site = '{{ .SiteURL }}';
const own = (path: string, type: string): string => `${site}${path}?token_hash={{ .TokenHash }}&type=${type}`;

/** Links of emails whose sender may choose a target page. Without one, the link opens the site's /confirm page. */
const asked = (type: string): string =>
  `{{ if eq .RedirectTo .SiteURL }}${own('/confirm', type)}{{ else }}{{ .RedirectTo }}&token_hash={{ .TokenHash }}&type=${type}{{ end }}`;

const links: Record<AuthMail, string> = {
  confirmation: own('/confirm', 'signup'),
  invite: asked('invite'),
  magic_link: asked('magiclink'),
  recovery: own('/reset-password', 'recovery'),
  email_change: own('/confirm', 'email_change'),
};

const templateName = (name: AuthMail): string => `${name.replace('_', '-')}.html`;

/** Renders the auth emails of a hosted project. Returns their text by file name in `supabase/templates`. */
export function hostedTemplates(firm: Firm, { auth }: ProjectConfig): Record<string, string> {
  const facts = {
    firmName: firm.name,
    siteUrl: site,
    seconds: auth.email.otp_expiry,
    email: '{{ .Email }}',
    newEmail: '{{ .NewEmail }}',
    bothAgree: auth.email.double_confirm_changes,
  };
  return Object.fromEntries(
    authMailNames.map((name) => [
      templateName(name),
      renderHtml(authMail(name, { ...facts, link: links[name] }), firm, site),
    ]),
  );
}

/** Serializes the firm for hosted functions. They can't read the brand file, which belongs to the pages. */
export const hostedFirm = (firm: Firm): string => `${JSON.stringify(firm, null, 2)}\n`;

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
