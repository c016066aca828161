import { INVITATION_ELSEWHERE, INVITATION_OVER, LINK_DEAD, SOMEBODY_ELSE } from './auth-errors.ts';
import { isCodeDue } from './code-due.ts';
import { failureOf, isUnreachable, UNREACHABLE } from './failure.ts';
import type { OpenedLink } from './mail-link.ts';
import type { Machine } from './machine.ts';
import { recoveryMark } from './recovery-mark.ts';
import type { SessionOperations } from './session-state.ts';
import { assertSessionCanBeStored } from './session-storage.ts';
import type { DataClient } from './supabase-client.ts';

/** What the server answers; its error, answered or thrown, becomes one with our words. */
async function ask<Answer extends { data: unknown; error: unknown }>(
  work: () => PromiseLike<Answer>,
  words: (cause: unknown) => string = () => LINK_DEAD,
): Promise<Answer['data']> {
  const refuse = (cause: unknown): never => {
    throw new Error(isUnreachable(cause) ? UNREACHABLE : words(cause), { cause });
  };
  const { data, error } = await work().then((answer) => answer, refuse);
  return error ? refuse(error) : data;
}

const INVITATION_NEEDS_CODE =
  'Your account asks for a code from your app. Sign in here first, then have a new invitation sent and follow its link.';

const invitationWords = (cause: unknown) =>
  failureOf(cause).code === '42501' ? INVITATION_ELSEWHERE : INVITATION_OVER;

const connected = (connect: Machine['connect']) =>
  connect().catch((cause: unknown) => {
    throw new Error(UNREACHABLE, { cause });
  });

async function lookAt(client: DataClient, access_token: string, refresh_token: string) {
  const { user } = await ask(() => client.auth.getUser(access_token));
  return { user, session: { access_token, refresh_token } };
}

/** Takes a session up in a client; it has to be of the account that somebody agreed to. */
async function takeUp(client: DataClient, { userId, tokens }: Pick<OpenedLink, 'userId' | 'tokens'>) {
  const { user, session } = await ask(() => client.auth.setSession(tokens));
  if (user?.id === userId && session) return session;
  await client.auth.signOut({ scope: 'local' });
  throw new Error(LINK_DEAD);
}

/** Accepts an invitation; says whether a password has to be chosen. */
async function accept(client: DataClient, token: string): Promise<boolean> {
  const answer = await ask(() => client.rpc('accept_invitation', { token }), invitationWords);
  const isChosen =
    typeof answer === 'object' && answer !== null && 'choosePassword' in answer && !answer['choosePassword'];
  return !isChosen;
}

export function createLinkOperations(machine: Machine): Pick<SessionOperations, 'openLink' | 'continueWith'> {
  const { store } = machine;

  const clientApart = () => connected(machine.loadClientApart);

  /** A link takes nobody's place. */
  function assertFree(userId: string): void {
    const here = [store.getState().user?.id, machine.storedUser()];
    if (here.some((id) => typeof id === 'string' && id !== userId)) throw new Error(SOMEBODY_ELSE);
  }

  return {
    async openLink(link) {
      const client = await clientApart();
      const { user, session } = await (link.kind === 'session'
        ? lookAt(client, link.accessToken, link.refreshToken)
        : ask(() => client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type })));
      if (!user || !session) return null;
      const { access_token, refresh_token } = session;
      const { type, invitation } = link;
      const email = user.email ?? '';
      return { userId: user.id, email, type, invitation, tokens: { access_token, refresh_token } };
    },

    async continueWith({ userId, tokens, invitation }, purpose) {
      assertSessionCanBeStored();
      assertFree(userId);
      const client = await connected(machine.connect);
      let choosePassword = purpose === 'password';
      let isTaken = true;
      if (invitation !== null) {
        // Apart: an invitation that is refused signs nobody in.
        const beside = await clientApart();
        const session = await takeUp(beside, { userId, tokens });
        tokens = session;
        const { user, awaitsCode } = store.getState();
        const isIn = user?.id === userId && !awaitsCode;
        // A letter proves an address, no second factor: that was given where its owner is signed in.
        if (isCodeDue(session) && !isIn) throw new Error(INVITATION_NEEDS_CODE);
        isTaken = !isCodeDue(session);
        choosePassword = await accept(isTaken ? beside : client, invitation);
        assertFree(userId);
      }
      if (isTaken) await takeUp(client, { userId, tokens });
      // Whoever was signed in already has new rights.
      if (invitation !== null) await machine.reloadProfile();
      if (choosePassword) {
        recoveryMark.set(userId);
        store.setState({ recovery: true });
      }
      return { choosePassword };
    },
  };
}
