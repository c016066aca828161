import { release } from '../support/product.ts';
import { memberPages } from '../support/pages.ts';
import { demo, expect, test } from './test.ts';

const widths = [390, 768, 1280] as const;

const menuRoles = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.values(release().manifest.remotes)
      .flatMap(({ pages = [] }) => pages)
      .map(({ path, menu = [] }) => [path, menu.flatMap(({ roles }) => roles)]),
  );

const isComplete = (): boolean => {
  const coming = document.querySelectorAll('main [data-coming], main [aria-busy=true]');
  return (
    [...document.querySelectorAll('main h1')].some((one) => one.checkVisibility()) &&
    ![...coming].some((one) => one.checkVisibility())
  );
};

/** Returns the defects that a member would see on the page. */
const faultsOf = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const alerts = [...document.querySelectorAll('main [role=alert]')];
  return [
    ...alerts.map(({ textContent }) => textContent).filter((words) => words !== ''),
    ...(scrollWidth > clientWidth ? [`${String(scrollWidth)} px wide`] : []),
  ];
};

const partsOf = (): string[] => [
  ...[...document.querySelectorAll('nav[aria-label^="Sections:"] a[href*="?"]')].map(
    (link) => link.getAttribute('href') ?? '',
  ),
  ...[...document.querySelectorAll('main [role=tab][id^="tab-"]')].map(
    ({ id }) => `${location.pathname}?tab=${id.replace('tab-', '')}`,
  ),
];

for (const [name, email, memberRole] of [
  ['a client', demo.client, 'user'],
  ['a coach', demo.coach, 'coach'],
  ['an administrator', demo.admin, 'admin'],
] as const)
  test(`every page that ${name} may open is complete and fits the screen`, async ({
    user,
    signedInAs,
    complaints,
  }) => {
    test.setTimeout(400_000);
    await signedInAs(email);
    const roles = menuRoles();
    const addresses = new Set(memberPages());
    for (const address of addresses)
      await test.step(address, async () => {
        await user.goto(address);
        await user.until(isComplete, `${address} is complete`);
        if (roles.get(address)?.includes(memberRole)) await user.at(address);
        for (const width of widths) {
          await user.tab.resize(width, 800);
          await expect
            .poll(() => user.tab.run(faultsOf), { message: `${address} at ${String(width)} px` })
            .toEqual([]);
        }
        expect(await complaints(), address).toEqual([]);
        for (const part of await user.tab.run(partsOf)) addresses.add(part);
      });
  });
