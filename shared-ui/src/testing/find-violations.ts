import { axe } from 'jest-axe';

/**
 * Returns axe's violations, one per line. Excludes landmarks, which depend on the page, and colors, which need a
 * browser.
 */
export async function findViolations(element: Element): Promise<string[]> {
  const { violations } = await axe(element, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
