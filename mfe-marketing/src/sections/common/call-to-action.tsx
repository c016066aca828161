import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { classes } from '../../classes.ts';
import type { Action, CommonSection } from '../../content/sections.ts';
import { Heading, titleId } from './heading.tsx';

/** The first action is the primary one. */
export function Actions({ actions, className }: { actions: readonly Action[]; className?: string }) {
  return (
    <div className={classes('flex flex-wrap gap-4 print:hidden', className)}>
      {actions.map(({ label, ...link }, index) => (
        <ButtonLink
          key={label}
          variant={index === 0 ? 'primary' : 'secondary'}
          className="max-sm:w-full"
          {...link}
        >
          {label}
          {link.newTab === true ? <Icon name="external" /> : null}
        </ButtonLink>
      ))}
    </div>
  );
}

export function CallToActionSection({ section }: { section: CommonSection<'callToAction'> }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <div className="grid items-end gap-8 lg:grid-cols-12">
        <Heading of={section} className="lg:col-span-7" />
        <div className="grid gap-4 lg:col-span-5 lg:justify-items-end">
          <Actions actions={section.actions} />
          {section.note ? (
            <p className="text-sm text-balance text-muted lg:text-end">{section.note}</p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
