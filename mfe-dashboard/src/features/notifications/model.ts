import type { Notice } from './data/list-notifications.ts';

/** Several of one kind and hour told as one. */
export interface Told {
  /** Of the newest. */
  readonly id: string;
  readonly title: string;
  readonly body: string | null;
  readonly link: string | null;
  readonly createdAt: string;
  readonly isUnread: boolean;
  readonly ids: readonly string[];
}

/** What comes in bursts, in the plural. What concerns one client or call is never folded. */
const plural: Partial<Record<Notice['kind'], string>> = {
  lead: 'new leads',
  application: 'new applications',
};

const hourOf = ({ created_at: at }: Notice): string => at.slice(0, 13);
const isNew = ({ title }: Notice): boolean => title.startsWith('New ');

function isSameBurst(one: Notice, other: Notice): boolean {
  return (
    plural[one.kind] !== undefined &&
    one.kind === other.kind &&
    hourOf(one) === hourOf(other) &&
    isNew(one) &&
    isNew(other) &&
    (one.read_at === null) === (other.read_at === null)
  );
}

/** Where several of them stand: the address without the one record. */
const listOf = (link: string | null): string | null =>
  link?.replace(/([?&])(?:lead|application)=[^&#]*&?/, '$1').replace(/[?&]$/, '') ?? null;

/** Notices as the bell tells them, in the order in which they came from the server. */
export function foldNotices(notices: readonly Notice[]): readonly Told[] {
  const bursts: Notice[][] = [];
  for (const notice of notices) {
    const last = bursts.at(-1);
    if (last?.[0] && isSameBurst(last[0], notice)) last.push(notice);
    else bursts.push([notice]);
  }
  return bursts.flatMap((burst) => {
    const [newest] = burst;
    if (!newest) return [];
    const { id, kind, title, body, link, created_at: createdAt, read_at: readAt } = newest;
    const isOne = burst.length === 1;
    return {
      id,
      title: isOne ? title : `${String(burst.length)} ${plural[kind] ?? ''}`,
      body: isOne ? body : null,
      link: isOne ? link : listOf(link),
      createdAt,
      isUnread: readAt === null,
      ids: burst.map((one) => one.id),
    };
  });
}

/** What stands on the bell: nothing, 1 to 9, then 9+. */
export const unreadMark = (count: number): string => (count > 9 ? '9+' : String(count));
