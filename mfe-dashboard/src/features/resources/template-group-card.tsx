import type { TemplateGroup } from 'shared-contract/resources/templates';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

const descriptions: Readonly<Record<TemplateGroup, string>> = {
  'Engagement Letters': 'One for each strategy, the retainer, the assessment, and a CPA partnership.',
  'Return Information Consents':
    'Section 7216 consents for Form 1040 clients, with the mandatory statements.',
  'Client Letters': 'What to ask for by strategy, year end, disclosure, S election, disengagement.',
  'Elections and Statements': 'Texts to attach to a return, and a worked Form 3115.',
  Worksheets: 'Pay, basis, business income, captive ratio, distributions, estimates, plans.',
};

interface Props {
  readonly group: TemplateGroup;
  readonly count: number;
  /** The library, filtered by the group. */
  readonly address: string;
}

/** Stands for the templates of a group, so that the library stays short. */
export const TemplateGroupCard = ({ group, count, address }: Props) => (
  <li className="flex min-w-0 flex-col justify-between gap-3 rounded-md border border-line bg-surface p-4">
    <div className="flex flex-col gap-1">
      <p className="flex min-h-6.5 items-center gap-2 text-sm font-semibold text-copper">
        <Icon name={group === 'Worksheets' ? 'calculator' : 'file'} className="size-4" />
        {count} templates
      </p>
      <h3 className="text-lg leading-snug">{group}</h3>
      <p>{descriptions[group]}</p>
      <p className="text-sm text-muted">Samples for review by your counsel.</p>
    </div>
    <ButtonLink to={address} variant="secondary" size="sm" className="self-start">
      Show all <VisuallyHidden>{group}</VisuallyHidden>
    </ButtonLink>
  </li>
);
