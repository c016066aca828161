import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Lints a text as if it were an existing file, and returns the messages of the selected rules.
 *
 * @param checked names of the rules.
 */
export function lintFixture(checked: RegExp): (file: string, text: string) => Promise<string[]> {
  const eslint = new ESLint({
    cwd: root,
    ruleFilter: ({ ruleId }) => checked.test(ruleId),
  });
  return async (file, text) => {
    assert.ok(existsSync(path.join(root, file)), `${file} is gone: name another file of that folder here.`);
    const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
    assert.equal(result?.fatalErrorCount, 0, `${file} was not linted: ${JSON.stringify(result?.messages)}`);
    return result.messages.map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`);
  };
}
