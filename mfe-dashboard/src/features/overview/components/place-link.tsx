import { Link } from 'shared-ui/router';
import { usePlaces } from '../../../lib/use-places.ts';

interface Props {
  readonly to: string;
  /** The page that has to be there, where its address alone does not tell. */
  readonly page?: string;
  readonly children: string;
  readonly className: string;
}

/** A link, or the words alone where this release has no such page. */
export function PlaceLink({ to, page = to, children, className }: Props) {
  const isThere = usePlaces();
  if (isThere(page))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  return <span className="min-w-0 truncate font-medium">{children}</span>;
}
