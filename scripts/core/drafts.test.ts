import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { draftOf, newestFinished, prune, publishDraft } from './drafts.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'drafts-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const age = (name: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(path.join(parent, name), then, then);
};

describe('drafts', () => {
  it('are put in place whole', () => {
    const folder = path.join(parent, 'a1');
    const draft = draftOf(folder);
    writeFileSync(path.join(draft, 'file'), 'done');
    expect(existsSync(folder)).toBe(false);
    publishDraft(draft, folder);
    expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('done');
    expect(readdirSync(parent)).toEqual(['a1']);
  });

  it('yield to a process that was quicker with the same content', () => {
    const folder = path.join(parent, 'a1');
    const draft = draftOf(folder);
    writeFileSync(path.join(draft, 'file'), 'second');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'file'), 'first');
    publishDraft(draft, folder);
    expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('first');
    expect(readdirSync(parent)).toEqual(['a1']);
  });

  it('prune keeps the newest, what is being built, and the one that is asked for', () => {
    for (let index = 0; index < 8; index++) {
      mkdirSync(path.join(parent, `b${String(index)}`));
      age(`b${String(index)}`, index + 2);
    }
    mkdirSync(path.join(parent, 'new.1.part'));
    mkdirSync(path.join(parent, 'old.2.part'));
    age('old.2.part', 5);
    prune(parent, 'b7');
    expect(readdirSync(parent).sort()).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b7', 'new.1.part']);
  });

  it('leave the newest finished folder to be found', () => {
    for (const [name, hours] of [
      ['one', 3],
      ['two', 1],
      ['three.7.part', 0],
    ] as const) {
      mkdirSync(path.join(parent, name));
      age(name, hours);
    }
    expect(newestFinished(parent)).toBe(path.join(parent, 'two'));
    expect(newestFinished(path.join(parent, 'none'))).toBeUndefined();
  });
});
