import { notify } from 'shared-ui/toast';

/** Records all later toasts, for example `error: Failed to …`. `jest.restoreAllMocks()` undoes it. */
export function watchMessages(): string[] {
  const messages: string[] = [];
  for (const kind of ['success', 'error', 'info'] as const)
    jest.spyOn(notify, kind).mockImplementation((...[words]: unknown[]) => {
      messages.push(`${kind}: ${String(words)}`);
      return '';
    });
  return messages;
}
