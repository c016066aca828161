import type { Notice } from './queries.ts';

/** One notification, or several of the same kind and hour combined. */
export interface NoticeGroup {
  /** Id of the most recent one. */
  readonly id: string;
  readonly title: string;
  readonly body: string | null;
  readonly link: string | null;
  readonly createdAt: string;
  readonly isUnread: boolean;
  readonly ids: readonly string[];
}

/** Kinds that arrive in bursts, with their plural. Notifications about a single client or call are never combined. */
const plural: Partial<Record<Notice['kind'], string>> = {
  lead: 'new leads',
  application: 'new applications',
};

/** Adjacent notifications with the same key are combined. */
const burstOf = ({ id, kind, title, created_at: at, read_at: readAt }: Notice): string =>
  plural[kind] !== undefined && title.startsWith('New ')
    ? `${kind} ${at.slice(0, 'YYYY-MM-DDTHH'.length)} ${readAt === null ? 'unread' : 'read'}`
    : id;

/** Returns the address of the list, without the single record. */
const listOf = (link: string | null): string | null =>
  link?.replace(/([?&])(?:lead|application)=[^&#]*&?/, '$1').replace(/[?&]$/, '') ?? null;

/** Combines bursts of notifications. Preserves the server's order. */
export function foldNotices(notices: readonly Notice[]): readonly NoticeGroup[] {
  const bursts: Notice[][] = [];
  for (const notice of notices) {
    const last = bursts.at(-1);
    if (last?.[0] && burstOf(last[0]) === burstOf(notice)) last.push(notice);
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

/** Formats the badge: 1 to 9, then `9+`. */
export const unreadBadgeText = (count: number): string => (count > 9 ? '9+' : String(count));
