import { backend, database, expect } from './product.ts';

interface EmailMessage {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  readonly attachments?: readonly { readonly name: string; readonly content: string }[];
}

const inboxOf = async (address: string): Promise<readonly EmailMessage[]> => {
  const response = await fetch(`${backend().url}/inbox.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as EmailMessage[];
};

/** Waits for the first email to an address. Returns all of them, newest first. */
export async function emailsTo(address: string): Promise<readonly EmailMessage[]> {
  let emails: readonly EmailMessage[] = [];
  await expect.poll(async () => (emails = await inboxOf(address))).not.toEqual([]);
  return emails;
}

/** Returns the link in the newest email to an address. Replaces its origin with that of the tested site. */
export async function linkTo(address: string, site: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const emails = await inboxOf(address);
      return (link = emails.find((letter) => letter.link !== undefined)?.link);
    })
    .toBeDefined();
  const url = new URL(link ?? '');
  const back = new URL(url.searchParams.get('redirect_to') ?? site);
  const { origin } = new URL(site);
  url.searchParams.set('redirect_to', `${origin}${back.pathname}${back.search}`);
  return url.href;
}

/** Returns the link of the newest invitation to an address, on the tested site. */
export async function invitationTo(address: string, site: string): Promise<string> {
  const find = (text: string) => /\S+(\/reset-password\?invitation=\S+)/.exec(text)?.[1];
  const emails = await emailsTo(address);
  const path = emails.map(({ text }) => find(text)).find((found) => found !== undefined);
  return new URL(path ?? '', site).href;
}

export async function makeAccount(email: string, password: string, confirmed = true): Promise<string> {
  const { data, error } = await database().auth.admin.createUser({
    email,
    password,
    email_confirm: confirmed,
  });
  if (error) throw error;
  return data.user.id;
}

/** Returns the URL fragment of a page opened from an email link: a valid session. */
export async function hostileLink(email: string): Promise<string> {
  const { data, error } = await database().auth.admin.generateLink({ type: 'magiclink', email });
  if (error) throw error;
  const response = await fetch(data.properties.action_link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '').hash.slice(1);
}
