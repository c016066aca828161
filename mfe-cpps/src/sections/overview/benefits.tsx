import { Claim } from 'shared-ui/claim';
import { Icon } from 'shared-ui/icon';
import type { IconName } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import { benefits } from '../../content/overview.ts';

type BenefitIcon = (typeof benefits.items)[number]['icon'];

const icons: Record<BenefitIcon, IconName> = {
  badge: 'award',
  templates: 'file',
  access: 'book',
  tools: 'calculator',
  directory: 'search',
  referral: 'handshake',
};

export function Benefits() {
  return (
    <Section tone="surface" labelledBy="benefits">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="flex flex-col gap-8 lg:col-span-5">
          <SectionHeading id="benefits" title={benefits.title} lead={benefits.lead} />
          <Claim disclosure={benefits.retainer.disclosure} className="border-l-2 border-copper pl-4">
            <p className="font-semibold">{benefits.retainer.claim}</p>
          </Claim>
        </div>
        <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-7">
          {benefits.items.map((benefit) => (
            <li key={benefit.title} className="flex flex-col gap-2 border-t border-line pt-4">
              <Icon name={icons[benefit.icon]} className="text-copper" />
              <h3 className="text-lg">{benefit.title}</h3>
              <p className="text-muted">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
