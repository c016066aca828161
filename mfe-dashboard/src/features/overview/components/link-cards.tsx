import { Icon, type IconName } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';

export interface LinkCard {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The ways on, as cells of one sheet under a heading that only needs to be heard. Each is one link. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <section aria-labelledby="overview-go">
      <h2 id="overview-go" className="sr-only">
        Where to go
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {cards.map(({ to, icon, title, text }) => (
          <li key={to} className="relative flex gap-3 bg-surface p-4 hover:bg-ground">
            <Icon name={icon} className="mt-0.5 text-copper" />
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold">
                <Link
                  to={to}
                  className="-outline-offset-2 after:absolute after:inset-0 after:content-[''] hover:text-primary"
                >
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
