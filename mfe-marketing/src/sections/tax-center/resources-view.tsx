import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { disclosures } from '../../content/tax-center/tax-center-text.ts';
import { resourceCards } from '../../content/tax-center/tax-center.ts';

/** Where to read on, and what all of this is not. */
export function ResourcesView() {
  return (
    <>
      <Section labelledBy="resources-title">
        <h2 id="resources-title" className="text-xl md:text-2xl">
          Resources
        </h2>
        <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6">
          {resourceCards.map(({ title, text, label, to, icon }) => (
            <li key={to} className="grid">
              <Link
                to={to}
                className="group grid grid-rows-[auto_1fr_auto] gap-2 border border-line bg-surface p-4 hover:border-primary md:p-6"
              >
                <span className="flex items-center gap-3 font-heading text-lg font-semibold">
                  <Icon name={icon} className="size-6 shrink-0 text-copper" />
                  {title}
                </span>{' '}
                <span className="text-muted">{text}</span>{' '}
                <span className="mt-2 flex items-center gap-2 self-end font-semibold text-primary group-hover:underline">
                  {label}
                  <Icon name="arrow-right" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="surface" labelledBy="disclosures-title">
        <div className="grid gap-6 lg:grid-cols-12 lg:gap-12">
          <h2 id="disclosures-title" className="text-xl md:text-2xl lg:col-span-4">
            Disclosures
          </h2>
          <div className="grid max-w-measure gap-4 lg:col-span-8">
            {disclosures.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}
