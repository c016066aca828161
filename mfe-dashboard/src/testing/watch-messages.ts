import { notify } from 'shared-ui/toast';

/** Every message from here on, as `error: Failed to …`, in their order. Undone by `jest.restoreAllMocks()`. */
export function watchMessages(): string[] {
  const told: string[] = [];
  for (const kind of ['success', 'error', 'info'] as const)
    jest.spyOn(notify, kind).mockImplementation((...[words]: unknown[]) => {
      told.push(`${kind}: ${String(words)}`);
      return '';
    });
  return told;
}
