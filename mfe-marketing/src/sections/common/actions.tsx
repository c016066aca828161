import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import type { Action } from '../../content/sections.ts';
import { classes } from '../../classes.ts';

/** The next steps of a section: the first one stands out. */
export function Actions({
  actions,
  className,
}: {
  readonly actions: readonly Action[];
  readonly className?: string;
}) {
  return (
    <div className={classes('flex flex-wrap gap-4 print:hidden', className)}>
      {actions.map((action, index) => (
        <ButtonLink
          key={action.label}
          variant={index === 0 ? 'primary' : 'secondary'}
          newTab={action.newTab}
          className="max-sm:w-full"
          {...('to' in action ? { to: action.to } : { href: action.href })}
        >
          {action.label}
          {action.newTab === true ? <Icon name="external" /> : null}
        </ButtonLink>
      ))}
    </div>
  );
}
