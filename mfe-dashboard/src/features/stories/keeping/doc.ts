import type { AnswerOf } from 'shared-contract/rpc/rpc';
import type { saveStory } from 'shared-contract/rpc/stories';
import type { FullStory } from '../data/read-story.ts';
import { fields, type Field, type Texts } from '../story.ts';

/*
 * A story as it stands in one tab: what the server last told, what was typed since, and what the server had when the typing
 * began. Pure: timers, storage and requests are the keeper's.
 */

export type StoryRow = Omit<FullStory, 'clients'>;

export interface Author {
  readonly by: string | null;
  /** ISO 8601 */
  readonly at: string;
}

/** What the server answers to a change. */
export type Saved = AnswerOf<typeof saveStory>;

/** Somebody else's text of a field that was typed into here as well. */
export interface Conflict extends Author {
  readonly theirs: string;
}

export interface Doc {
  readonly id: string;
  /** Not on the server yet. */
  readonly isNew: boolean;
  /** None before the server has told it. */
  readonly row: StoryRow | null;
  /** What a touched field was when it was touched. */
  readonly base: Texts;
  readonly mine: Texts;
  /** What an untouched field goes on showing while somebody's focus is in it. */
  readonly held: Texts;
  readonly focused: Field | null;
  /** These wait until somebody has chosen; the others are saved. */
  readonly conflicts: Readonly<Partial<Record<Field, Conflict>>>;
}

export const emptyDoc = (id: string, isNew: boolean): Doc => ({
  id,
  isNew,
  row: null,
  base: {},
  mine: {},
  held: {},
  focused: null,
  conflicts: {},
});

function without<T extends object>(record: T, key: keyof T): T {
  const { [key]: _, ...rest } = record;
  return rest as T;
}

const stored = (row: StoryRow | null, field: Field): string => row?.[field] ?? '';

/** What a field shows. */
export const valueOf = (doc: Doc, field: Field): string =>
  doc.mine[field] ?? doc.held[field] ?? stored(doc.row, field);

/**
 * Takes over what the server has now. Untouched fields follow, but for the one in which focus is.
 * @param before what the screen shows until now
 * @param author who wrote what differs
 */
function withRow(
  doc: Doc,
  row: StoryRow,
  before = doc,
  author: Author = { by: row.updated_by, at: row.updated_at },
): Doc {
  let { base, mine, held, conflicts } = doc;
  for (const field of fields) {
    const theirs = stored(row, field);
    const own = mine[field];
    const isTheirs = own !== undefined && theirs !== (base[field] ?? '') && theirs !== own;
    if (own !== undefined && (theirs === own || (isTheirs && field === 'client_id'))) {
      // The same words need no choice; of a choice from a list the one that stands is taken.
      mine = without(mine, field);
      base = without(base, field);
      conflicts = without(conflicts, field);
    } else if (isTheirs) {
      // Of words that are known already another field's change says nothing.
      if (conflicts[field]?.theirs !== theirs) conflicts = { ...conflicts, [field]: { theirs, ...author } };
    } else if (own !== undefined) {
      conflicts = without(conflicts, field);
    } else if (doc.focused === field && doc.row && valueOf(before, field) !== theirs) {
      held = { ...held, [field]: valueOf(before, field) };
    }
  }
  return { ...doc, isNew: false, row, base, mine, held, conflicts };
}

/** The server tells of a version: an older one, or our own once more, changes nothing. */
export const met = (doc: Doc, row: StoryRow): Doc =>
  doc.row && row.version <= doc.row.version ? doc : withRow(doc, row);

/** @param isSending whether the field may be on its way just now: then it is not forgotten even if it is as it was */
export function edited(doc: Doc, field: Field, value: string, isSending = false): Doc {
  const shown = doc.held[field];
  const base = field in doc.base ? doc.base : { ...doc.base, [field]: shown ?? stored(doc.row, field) };
  const held = without(doc.held, field);
  if (!isSending && value === base[field] && !doc.conflicts[field] && shown === undefined)
    return { ...doc, held, base: without(base, field), mine: without(doc.mine, field) };
  const next = { ...doc, held, base, mine: { ...doc.mine, [field]: value } };
  return next.row ? withRow(next, next.row) : next;
}

export const focusedOn = (doc: Doc, field: Field): Doc => ({ ...doc, focused: field });
export const blurred = (doc: Doc): Doc => ({ ...doc, focused: null, held: {} });

export interface Patch {
  /** Null for a story that is new. */
  readonly base: Texts | null;
  readonly patch: Texts;
}

/** What can be sent: all that was typed, but for fields that wait for a choice. */
export function patchOf(doc: Doc): Patch | null {
  const sent = fields.filter((field) => field in doc.mine && !doc.conflicts[field]);
  if (sent.length === 0) return null;
  const pick = (texts: Texts): Texts => Object.fromEntries(sent.map((field) => [field, texts[field] ?? '']));
  return { base: doc.isNew ? null : pick(doc.base), patch: pick(doc.mine) };
}

/** The server has taken what was sent, save for what it refused. What was typed meanwhile stays typed. */
export function taken(doc: Doc, sent: Texts, { story, refused, before }: Saved): Doc {
  let { base, mine } = doc;
  for (const field of fields) {
    const value = sent[field];
    if (value === undefined || refused.includes(field)) continue;
    if (mine[field] === value) {
      mine = without(mine, field);
      base = without(base, field);
    } else base = { ...base, [field]: value };
  }
  return withRow({ ...doc, base, mine }, story, doc, before);
}

/** Somebody has chosen between two texts of a field: this one stands. */
export function settled(doc: Doc, field: Field, text: string): Doc {
  const theirs = stored(doc.row, field);
  const conflicts = without(doc.conflicts, field);
  return text === theirs
    ? { ...doc, conflicts, base: without(doc.base, field), mine: without(doc.mine, field) }
    : {
        ...doc,
        conflicts,
        base: { ...doc.base, [field]: theirs },
        mine: { ...doc.mine, [field]: text },
      };
}

/** Whether anything typed here is not on the server. A client alone is chosen with the first word. */
export const isUnsent = (doc: Doc): boolean =>
  Object.keys(doc.mine).some((field) => !doc.isNew || field !== 'client_id');
