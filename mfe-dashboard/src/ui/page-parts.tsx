import { formatNumber } from 'shared-contract/format';
import type { ReactNode } from 'react';
import { RequireRole, type RequireRoleProps } from 'shared-auth/require-role';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

interface Props {
  readonly title: string;
  readonly count?: number | undefined;
  readonly children?: ReactNode;
}

/** Page header: one row of 48 px. */
export function PageHead({ title, count, children }: Props) {
  return (
    <div className="-my-2 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2">
      {/* Fills the row, so that wrapped actions align with the title. */}
      <div className="flex grow items-center gap-x-3">
        <h1 className="text-xl leading-tight">{title}</h1>
        {count === undefined ? null : <p className="mt-1 text-muted tabular-nums">{formatNumber(count)}</p>}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2 print:hidden">{children}</div> : null}
    </div>
  );
}

/** Limits a page to some roles. Others get an error and return to their dashboard. */
export function RoleGate(props: Pick<RequireRoleProps, 'roles' | 'message' | 'children'>) {
  const navigate = useNavigate();
  return (
    <RequireRole
      {...props}
      fallback={paths.dashboard.index}
      onRefuse={(message, fallback) => {
        notify.error(message);
        void navigate(fallback, { replace: true });
      }}
    />
  );
}

/** For coaches and administrators. Shows a spinner until the role is known. */
export function CoachesOnly({ children }: { readonly children: ReactNode }) {
  const { profile, profileError } = useSession();
  return (
    <>
      {profile === null && profileError === null ? <Spinner label="Loading your role" /> : null}
      <RoleGate roles={['coach', 'admin']} message="Access denied. Coach privileges required.">
        {children}
      </RoleGate>
    </>
  );
}

interface Tile {
  readonly label: string;
  /** Formatted value. Undefined until it has loaded. */
  readonly value: string | undefined;
  /** Explains the figure to screen reader users. */
  readonly note?: string;
}

/** Figures side by side. Each is 76 px high before it loads, so that nothing moves. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <section aria-label={label} className="grid shrink-0 grid-cols-2 gap-2 sm:gap-4 md:grid-cols-4">
      {tiles.map((tile) => (
        <p
          key={tile.label}
          aria-busy={tile.value === undefined}
          className="flex min-h-19 min-w-0 flex-col justify-center rounded-md border border-line bg-surface px-4 py-2"
        >
          {tile.value === undefined ? (
            <span key="room" aria-hidden="true" className="font-heading text-2xl">
              <span className="inline-block h-5.5 w-16 rounded-sm bg-line align-middle" />
            </span>
          ) : (
            <span key="value" className="font-heading text-2xl tabular-nums">
              {tile.value}
            </span>
          )}{' '}
          <span className="text-sm text-muted">{tile.label}</span>
          {tile.note ? <VisuallyHidden>. {tile.note}</VisuallyHidden> : null}
        </p>
      ))}
    </section>
  );
}
