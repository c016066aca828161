import { backend, database, expect } from './product.ts';

interface Letter {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
}

const inboxOf = async (address: string): Promise<readonly Letter[]> => {
  const response = await fetch(`${backend().url}/inbox.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Letter[];
};

/** The letters to an address, newest first, once there is one. */
export async function lettersTo(address: string): Promise<readonly Letter[]> {
  let letters: readonly Letter[] = [];
  await expect.poll(async () => (letters = await inboxOf(address))).not.toEqual([]);
  return letters;
}

/** The link of the newest letter to an address, leading to the site under test wherever the backend thinks it is. */
export async function linkTo(address: string, site: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters = await inboxOf(address);
      return (link = letters.find((letter) => letter.link !== undefined)?.link);
    })
    .toBeDefined();
  const url = new URL(link ?? '');
  const back = new URL(url.searchParams.get('redirect_to') ?? site);
  const { origin } = new URL(site);
  url.searchParams.set('redirect_to', `${origin}${back.pathname}${back.search}`);
  return url.href;
}

/** An account whose address is confirmed or waits for it, made by the owner of the project. */
export async function makeAccount(email: string, password: string, confirmed = true): Promise<string> {
  const { data, error } = await database().auth.admin.createUser({
    email,
    password,
    email_confirm: confirmed,
  });
  if (error) throw error;
  return data.user.id;
}

/** What the address of a page carries, to which a link of an account's letter led: a session that works. */
export async function hostileLink(email: string): Promise<string> {
  const { data, error } = await database().auth.admin.generateLink({ type: 'magiclink', email });
  if (error) throw error;
  const response = await fetch(data.properties.action_link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '').hash.slice(1);
}
