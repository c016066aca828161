import { RoleBadge } from 'shared-ui/badge';
import { Link } from 'shared-ui/router';
import { dateOf } from '../clock.ts';
import type { FullApplication } from '../data/read-application.ts';
import { statuses } from '../model.ts';

type Props = Pick<FullApplication, 'account' | 'others'> & { readonly addressOf: (id: string) => string };

/** Whose account sent it, and what else came from the same address. */
export function People({ account, others, addressOf }: Props) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">Account</h3>
      {account === null ? (
        <p>Sent without signing in. An approval invites the address.</p>
      ) : (
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {account.name || account.email} <RoleBadge role={account.role} />
        </p>
      )}
      {others.length === 0 ? null : (
        <>
          <h4 className="font-semibold">Other applications of this address</h4>
          <ul className="flex flex-col gap-2">
            {others.map(({ id, reference, status, created_at }) => (
              <li key={id}>
                <Link
                  to={addressOf(id)}
                  replace
                  preventScrollReset
                  className="text-primary underline underline-offset-4"
                >
                  {reference}
                </Link>
                <span className="block text-sm text-muted">
                  {dateOf(created_at)}, {statuses[status].label.toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
