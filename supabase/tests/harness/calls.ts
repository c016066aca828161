import assert from 'node:assert/strict';
import { ask, mailTo, newAddress, type Answer } from './functions.ts';
import type { ProductClient, TestProject } from './project.ts';

type Project = TestProject<ProductClient>;

export interface Booked {
  email: string;
  startsAt: string;
  token: string;
  reference: string;
}

/** Calls the booking function as visitors. Each request has its own network address unless one is given. */
export function visitorCalls(project: Project) {
  let callers = 0;
  const call = (
    body: object,
    address = `10.4.${Math.floor(callers / 250)}.${callers++ % 250}`,
    token?: string,
  ) =>
    ask(project, 'booking', body, {
      headers: { 'x-forwarded-for': address },
      ...(token === undefined ? {} : { token }),
    });
  const slots = async (more: object = { days: 45 }): Promise<string[]> => {
    const { status, body } = await call({ action: 'slots', ...more });
    assert.equal(status, 200);
    return body['slots'] as string[];
  };
  const values = (startsAt: string) => ({ name: 'Vi Sitor', email: newAddress('vi'), startsAt });
  const entry = <Values extends object>(of: Values, more: object = {}) => ({
    action: 'book',
    values: of,
    website: '',
    requestId: crypto.randomUUID(),
    ...more,
  });
  /** Books a call that waits for confirmation. Returns the token from the email. */
  const hold = async (startsAt: string, more: object = {}): Promise<Booked> => {
    const sent = { ...values(startsAt), ...more };
    const { status, body } = await call(entry(sent));
    assert.equal(status, 200, JSON.stringify(body));
    const [letter] = await letters(sent.email);
    const token = /manage=([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? assert.fail('no link in the letter');
    return { email: sent.email, startsAt, token, reference: String(body['reference']) };
  };
  const book = async (startsAt: string, more: object = {}): Promise<Booked> => {
    const booked = await hold(startsAt, more);
    assert.equal((await manage('confirm', booked.token)).status, 200);
    return booked;
  };
  const manage = (action: string, token: unknown, startsAt?: string): Promise<Answer> =>
    call({ action, token, ...(startsAt === undefined ? {} : { startsAt }) });
  const letters = async (email: string) =>
    (await mailTo(project, email)).map(({ subject, text, attachments = [] }) => ({
      subject,
      text,
      attachments,
    }));
  return { call, slots, values, entry, hold, book, manage, letters };
}

/** Formats an instant as day and time in a time zone, such as 2026-11-23 09:00, plus the weekday. */
export function localTime(instant: string, timeZone = 'America/New_York') {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(new Date(instant));
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: of('weekday').slice(0, 3),
    day: `${of('year')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}`,
  };
}
