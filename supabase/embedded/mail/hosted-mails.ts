import { authMail, type AuthMail, authMailNames } from '../../functions/_shared/mail/auth-mails.ts';
import type { Firm } from '../../functions/_shared/mail/firm.ts';
import { renderHtml } from '../../functions/_shared/mail/html.ts';
import type { ProjectConfig } from '../config-file.ts';

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
