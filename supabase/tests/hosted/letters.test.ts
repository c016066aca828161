import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'smol-toml';
import { readFirm, hostedFirm, hostedTemplates } from 'embedded-backend/mail';
import { readProjectConfig } from 'embedded-backend/testing';
import { projectPaths } from 'embedded-backend/start';
import { authMailNames } from '../../functions/_shared/mail/auth-mails.ts';
import { durationWords } from '../../functions/_shared/mail/duration.ts';
import { mailTo, newAddress } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const config = parse(await readFile(join(projectPaths.supabase, 'config.toml'), 'utf8')) as unknown as {
  auth: {
    email: {
      otp_expiry: number;
      template: Record<string, { subject: string; content_path: string }>;
    };
  };
};
const { otp_expiry, template } = config.auth.email;
const files = Object.values(template).map(({ content_path }) => join(projectPaths.root, content_path));

/** Values that the auth server inserts, with sample data. */
const known = {
  SiteURL: 'https://site.example',
  RedirectTo: 'https://site.example',
  TokenHash: 'abc123',
  Email: 'before@example.com',
  NewEmail: 'after@example.com',
};
type Values = Record<keyof typeof known, string>;

/** Fills in a template like the auth server: values, plus the one condition that our templates use. */
async function fillIn(name: string, values: Values): Promise<string> {
  const { content_path } = template[name] ?? assert.fail(`config.toml has no letter ${name}`);
  const text = await readFile(join(projectPaths.root, content_path), 'utf8');
  return text
    .replaceAll(
      /{{ if eq \.RedirectTo \.SiteURL }}(.*?){{ else }}(.*?){{ end }}/gs,
      (_, same: string, other: string) => (values.RedirectTo === values.SiteURL ? same : other),
    )
    .replaceAll(/{{ \.(\w+) }}/g, (action, of: string) =>
      of in values ? values[of as keyof Values] : action,
    );
}

/** Returns the links with a token: the button and the same address in full. */
const linksIn = (html: string): URL[] =>
  [...new Set(Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&')))]
    .filter((href) => href.includes('token_hash'))
    .map((href) => new URL(href));

test('config.toml names every letter of the folder, and each is there', async () => {
  const folder = join(projectPaths.supabase, 'templates');
  assert.deepEqual(files.map((file) => basename(file)).sort(), (await readdir(folder)).sort());
});

test('the files that are deployed are what the brand file and the settings come to', async () => {
  const firm = await readFirm();
  const written = hostedTemplates(firm, await readProjectConfig(projectPaths.supabase));
  for (const [name, text] of Object.entries(written)) {
    const file = await readFile(join(projectPaths.supabase, 'templates', name), 'utf8');
    assert.ok(file === text, `${name}: run node supabase/embedded/write-mails.ts`);
  }
  const kept = await readFile(join(projectPaths.functions, '_shared', 'mail', 'firm.json'), 'utf8');
  assert.equal(kept, hostedFirm(firm));
});

for (const name of authMailNames) {
  test(`${name}: one link to a page of the site, the firm, the time it works, what to do if it was not you`, async () => {
    const html = await fillIn(name, known);
    assert.doesNotMatch(html, /{{/, 'everything is filled in');
    if (name !== 'email_change') assert.ok(!html.includes(known.NewEmail), 'only that letter has it');
    const [link, ...more] = linksIn(html);
    assert.deepEqual([link?.origin, more], [known.SiteURL, []]);
    assert.equal(link?.searchParams.get('token_hash'), known.TokenHash);
    assert.equal(link.hash, '', 'no token in a place that scripts of any page read');
    assert.ok(
      html.includes(`>${link.href.replaceAll('&', '&amp;')}</a>`),
      'in full, for who cannot press the button',
    );
    assert.ok(html.includes(`at ${known.SiteURL}`), 'which site');
    assert.ok(html.includes(`, for ${durationWords(otp_expiry)}.`));
    assert.match(html, /If (it was not you|you did not)/);
    const { subject } = template[name] ?? assert.fail(`config.toml has no letter ${name}`);
    assert.ok(html.includes(`<title>${subject}</title>`), 'the subject that config.toml gives it');
  });
}

test('an invitation’s link keeps its token', async () => {
  const page = 'https://site.example/reset-password?invitation=i-1';
  for (const name of ['invite', 'magic_link']) {
    const [link] = linksIn(await fillIn(name, { ...known, RedirectTo: page }));
    assert.deepEqual(
      [link?.pathname, link?.searchParams.get('invitation'), link?.searchParams.get('token_hash')],
      ['/reset-password', 'i-1', known.TokenHash],
    );
  }
});

async function tokenTo(project: Awaited<ReturnType<typeof startProduct>>, email: string): Promise<string> {
  const [mail] = await mailTo(project, email);
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

test('the auth server takes the token of each link by the type that the link says', async () => {
  const project = await startProduct({ confirmEmail: true });
  const { service } = project;
  const visitor = () => project.visitor().auth;
  const ask: Record<string, (email: string) => Promise<{ error: unknown }>> = {
    confirmation: (email) => visitor().signUp({ email, password: 'secret-1' }),
    invite: (email) => service.auth.admin.inviteUserByEmail(email),
    magic_link: async (email) => {
      succeed(await service.auth.admin.createUser({ email, email_confirm: true }));
      return visitor().signInWithOtp({ email, options: { shouldCreateUser: false } });
    },
    recovery: async (email) => {
      succeed(await service.auth.admin.createUser({ email, email_confirm: true }));
      return visitor().resetPasswordForEmail(email);
    },
    email_change: async (email) => {
      const before = newAddress('before');
      succeed(
        await service.auth.admin.createUser({ email: before, password: 'secret-1', email_confirm: true }),
      );
      const { client } = await project.signIn(before, 'secret-1');
      const asked = await client.auth.updateUser({ email });
      // Both addresses must agree. The current one confirms first.
      const token_hash = await tokenTo(project, before);
      assert.equal((await visitor().verifyOtp({ token_hash, type: 'email_change' })).error, null);
      return asked;
    },
  };
  assert.deepEqual(Object.keys(ask).sort(), Object.keys(template).sort());
  for (const [name, request] of Object.entries(ask)) {
    const email = newAddress('letter');
    succeed(await request(email));
    const TokenHash = await tokenTo(project, email);
    const [link] = linksIn(await fillIn(name, { ...known, TokenHash }));
    const type = link?.searchParams.get('type') as 'signup';
    const verified = unwrap(await visitor().verifyOtp({ token_hash: TokenHash, type }));
    assert.equal(verified.user?.email, email, name);
    assert.ok(verified.session, name);
  }
});
