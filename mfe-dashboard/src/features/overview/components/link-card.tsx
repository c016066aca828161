import { Card } from 'shared-ui/card';
import { Icon } from 'shared-ui/icon';
import type { IconName } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';

export interface LinkCardProps {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** A count beside the title. */
  readonly figure?: string | undefined;
}

/** A card that is one link: the whole surface is its target, the title its name. */
export function LinkCard({ to, icon, title, text, figure }: LinkCardProps) {
  return (
    <Card as="li" className="relative gap-2 hover:border-primary">
      <Icon name={icon} className="text-copper" />
      <h3 className="text-lg">
        <Link to={to} className="after:absolute after:inset-0 after:content-['']">
          {title}
        </Link>
      </h3>
      {figure ? <p className="font-semibold tabular-nums">{figure}</p> : null}
      <p className="text-muted">{text}</p>
    </Card>
  );
}
