import type { AnswerOf } from 'shared-contract/rpc/rpc';
import type { saveStory } from 'shared-contract/rpc/learning';
import { saveFile } from 'shared-ui/save-file';
import { titleOf } from '../../../lib/labels.ts';
import type { FullStory } from '../queries.ts';
import { type Field, fields, sections, type Texts } from '../story.ts';

/* State of a story in one tab: the server's last row, the edits since, and the server's values when they started. Pure:
   the autosave class handles timers, storage, and requests. */

export type StoryRow = Omit<FullStory, 'clients'>;

interface Author {
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

export type Saved = AnswerOf<typeof saveStory>;

/** Another user's text of a field that has unsaved edits here. */
export interface Conflict extends Author {
  readonly theirs: string;
}

export interface Doc {
  readonly id: string;
  /** True until the first save. */
  readonly isNew: boolean;
  /** Null until it loads. */
  readonly row: StoryRow | null;
  /** The server's value of each edited field when the edit started. */
  readonly base: Texts;
  readonly mine: Texts;
  /** The value that a focused but unedited field still shows after a remote change. */
  readonly held: Texts;
  readonly focused: Field | null;
  /** Not sent until the user resolves them. Other fields are saved. */
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

export const valueOf = (doc: Doc, field: Field): string =>
  doc.mine[field] ?? doc.held[field] ?? stored(doc.row, field);

/**
 * Merges the server's row. Unedited fields take its values, except the focused one.
 * @param before the state that the screen shows
 * @param author user who wrote the differing text
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
      // Equal text is not a conflict. For a select, the server's value wins.
      mine = without(mine, field);
      base = without(base, field);
      conflicts = without(conflicts, field);
    } else if (isTheirs) {
      // The conflict is already recorded, so preserve its author: this row may only change another field.
      if (conflicts[field]?.theirs !== theirs) conflicts = { ...conflicts, [field]: { theirs, ...author } };
    } else if (own !== undefined) {
      conflicts = without(conflicts, field);
    } else if (doc.focused === field && doc.row && valueOf(before, field) !== theirs) {
      held = { ...held, [field]: valueOf(before, field) };
    }
  }
  return { ...doc, isNew: false, row, base, mine, held, conflicts };
}

/** Merges a row from the server. Ignores older versions and the current one. */
export const met = (doc: Doc, row: StoryRow): Doc =>
  doc.row && row.version <= doc.row.version ? doc : withRow(doc, row);

/**
 * @param isSending true if the field may be in the current request. An edit is then recorded even if it restores the
 *   saved value.
 */
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

interface Patch {
  /** Null for a new story. */
  readonly base: Texts | null;
  readonly patch: Texts;
}

/** Returns all edits except conflicting fields, or null if there are none. */
export function patchOf(doc: Doc): Patch | null {
  const sent = fields.filter((field) => field in doc.mine && !doc.conflicts[field]);
  if (sent.length === 0) return null;
  const pick = (texts: Texts): Texts => Object.fromEntries(sent.map((field) => [field, texts[field] ?? '']));
  return { base: doc.isNew ? null : pick(doc.base), patch: pick(doc.mine) };
}

/** Applies the server's response to a save. Rejected fields and later edits stay unsaved. */
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

/** Resolves a conflict with the text that the user chose. */
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

/** True if an edit isn't saved on the server. For a new story, a selected client doesn't count until there is text. */
export const isUnsent = (doc: Doc): boolean =>
  Object.keys(doc.mine).some((field) => !doc.isNew || field !== 'client_id');

/** Downloads stories as plain text, including unsaved edits. */
export function saveCopy(docs: readonly Doc[]): void {
  const content = docs
    .map((doc) =>
      [
        titleOf(valueOf(doc, 'title')),
        ...sections.map(({ id, label }) => `${label}\n\n${valueOf(doc, id)}`),
      ].join('\n\n'),
    )
    .join('\n\n\n');
  saveFile({ name: 'stories.txt', type: 'text/plain;charset=utf-8', content: `${content}\n` });
}
