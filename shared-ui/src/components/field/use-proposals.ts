import { useEffect, type RefObject } from 'react';

/**
 * Proposes values for the empty fields of an area, by their names. They become the fields' defaults, so that what is typed,
 * before or after, and what a draft holds goes first. For components that are rendered in the browser alone.
 *
 * @param values by field name; nothing is proposed where one is missing or empty
 */
export function useProposals(
  area: RefObject<HTMLElement | null>,
  values: Readonly<Record<string, string | null | undefined>>,
): void {
  // The values, not the object that a render makes of them.
  const told = JSON.stringify(values);
  useEffect(() => {
    for (const [field, value] of Object.entries(JSON.parse(told) as typeof values)) {
      const input = area.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      if (input && value && input.value === '') input.defaultValue = value;
    }
  }, [area, told]);
}
