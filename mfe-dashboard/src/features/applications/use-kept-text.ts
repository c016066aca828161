import { onSignOut } from 'shared-auth/session-store';
import { useState } from 'react';

/** What was typed and not sent, by the field that it was typed in: closing a drawer loses nothing. */
const kept = new Map<string, string>();
onSignOut(() => kept.clear());

/** A text that is there again when its field is. */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => kept.get(key) ?? '');
  const change = (next: string) => {
    if (next === '') kept.delete(key);
    else kept.set(key, next);
    setText(next);
  };
  return [text, change];
}
