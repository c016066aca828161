import {
  blurred,
  edited,
  emptyDoc,
  focusedOn,
  isUnsent,
  met,
  patchOf,
  type Saved,
  settled,
  type StoryRow,
  taken,
  valueOf,
} from './document.ts';

const saved = (story: StoryRow): Saved => ({
  story,
  refused: [],
  before: { by: story.updated_by, at: story.updated_at },
});
const row = (change: Partial<StoryRow> = {}): StoryRow => ({
  id: 's',
  user_id: 'ada',
  client_id: null,
  title: 'Title',
  status: 'draft',
  situation: 'Before',
  challenge: null,
  strategy: null,
  result: null,
  lesson: null,
  version: 1,
  updated_at: '2026-11-23T14:15:00Z',
  updated_by: 'ada',
  ...change,
});
const open = () => met(emptyDoc('s', false), row());

test('what is typed is sent with what it was, and no longer once it is as before', () => {
  const typed = edited(open(), 'situation', 'After');
  expect([valueOf(typed, 'situation'), patchOf(typed)]).toEqual([
    'After',
    { base: { situation: 'Before' }, patch: { situation: 'After' } },
  ]);
  expect(patchOf(edited(typed, 'situation', 'Before'))).toBeNull();
});

test('what was typed while a save was under way stays, and is sent from what was saved', () => {
  const sent = edited(open(), 'situation', 'One');
  const later = edited(sent, 'situation', 'One two', true);
  const after = taken(later, { situation: 'One' }, saved(row({ situation: 'One', version: 2 })));
  expect(patchOf(after)).toEqual({ base: { situation: 'One' }, patch: { situation: 'One two' } });
});

test('one’s own saved words go on standing in the field in which focus is', () => {
  const typed = edited(focusedOn(open(), 'situation'), 'situation', 'Mine');
  const after = taken(typed, { situation: 'Mine' }, saved(row({ situation: 'Mine', version: 2 })));
  expect([valueOf(after, 'situation'), isUnsent(after)]).toEqual(['Mine', false]);
});

test('a change by another comes into untouched fields, and into the one with focus when it is left', () => {
  const focused = focusedOn(open(), 'situation');
  const changed = met(focused, row({ situation: 'Theirs', lesson: 'L', version: 2 }));
  expect([valueOf(changed, 'situation'), valueOf(changed, 'lesson')]).toEqual(['Before', 'L']);
  expect(valueOf(blurred(changed), 'situation')).toBe('Theirs');
  // Continuing to type in that field creates a conflict.
  expect(edited(changed, 'situation', 'Before!').conflicts.situation).toMatchObject({
    theirs: 'Theirs',
    by: 'ada',
  });
});

test('a field that both have changed waits for a choice, and the others are sent', () => {
  const typed = edited(edited(open(), 'situation', 'Mine'), 'lesson', 'Learned');
  const both = met(typed, row({ situation: 'Theirs', version: 2 }));
  expect(patchOf(both)?.patch).toEqual({ lesson: 'Learned' });
  expect(patchOf(settled(both, 'situation', 'Both'))).toEqual({
    base: { situation: 'Theirs', lesson: '' },
    patch: { situation: 'Both', lesson: 'Learned' },
  });
  const theirs = settled(both, 'situation', 'Theirs');
  expect([valueOf(theirs, 'situation'), patchOf(theirs)?.patch]).toEqual(['Theirs', { lesson: 'Learned' }]);
});

test('what the server refuses becomes a choice; the same words need none; an older version changes nothing', () => {
  const typed = edited(open(), 'situation', 'Mine');
  const told = row({ situation: 'Theirs', version: 2 });
  // The same request saved another field, so `updated_by` is this user. The conflict must still name the other author.
  const author = { by: 'ada', at: '2026-11-20T10:00:00Z' };
  const after = taken(typed, { situation: 'Mine' }, { story: told, refused: ['situation'], before: author });
  expect(after.conflicts.situation).toEqual({ theirs: 'Theirs', ...author });
  expect(met(after, { ...told, version: told.version + 1, updated_by: 'me' }).conflicts.situation?.by).toBe(
    'ada',
  );
  expect(isUnsent(met(typed, row({ situation: 'Mine', version: 2 })))).toBe(false);
  const current = met(open(), told);
  expect(met(current, row())).toBe(current);
});

test('a new story is made with its first words, not with its client alone', () => {
  const chosen = edited(emptyDoc('s', true), 'client_id', 'c');
  expect(isUnsent(chosen)).toBe(false);
  expect(patchOf(edited(chosen, 'title', 'T'))).toEqual({
    base: null,
    patch: { title: 'T', client_id: 'c' },
  });
});
