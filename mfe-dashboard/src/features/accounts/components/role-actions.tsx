import { useId } from 'react';
import { roleButtons, refusalOfButton } from '../role-words.ts';
import { nameOfAccount, type RoleHolder } from '../use-role-change.ts';
import type { AskedRole } from './role-dialog.tsx';
import { smallButtonLook } from './small-button.ts';

interface Props {
  readonly account: RoleHolder;
  readonly me: string;
  /** How many administrators there are; undefined while nobody knows. */
  readonly admins: number | undefined;
  readonly ask: (asked: AskedRole) => void;
}

/** The two role buttons of an account. One that is refused stays in reach, and says why. */
export function RoleActions({ account, me, admins, ask }: Props) {
  const reasonId = useId();
  const reason = refusalOfButton(account, me, admins);
  return (
    <span className="flex gap-2">
      {roleButtons(account.role).map((button) => (
        <button
          key={button.label}
          type="button"
          className={smallButtonLook}
          title={reason ?? undefined}
          aria-disabled={reason !== null || undefined}
          aria-describedby={reason === null ? undefined : reasonId}
          aria-label={`${button.label}: ${nameOfAccount(account)}`}
          onClick={() => {
            if (reason === null) ask({ account, button });
          }}
        >
          {button.label}
        </button>
      ))}
      {reason === null ? null : (
        <span id={reasonId} className="sr-only">
          {reason}
        </span>
      )}
    </span>
  );
}
