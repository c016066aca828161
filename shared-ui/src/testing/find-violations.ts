import { axe } from 'jest-axe';

/** What axe objects to, one line each. Landmarks are the page's business, colours the browser's. */
export async function findViolations(element: Element): Promise<string[]> {
  const { violations } = await axe(element, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
