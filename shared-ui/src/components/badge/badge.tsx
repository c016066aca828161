import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  neutral: 'border-edge text-ink',
  copper: 'border-copper text-copper',
  success: 'border-success text-success',
  warning: 'border-warning text-warning',
  danger: 'border-danger text-danger',
  info: 'border-info text-info',
};

const shape = 'inline-flex items-center gap-1 rounded-sm border px-2 py-0.5 text-sm font-medium';

export type BadgeTone = keyof typeof tones;
export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone | undefined };

/** A short fact about the thing beside it. The words carry the meaning, the tone repeats it. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={clsx(shape, 'bg-surface', tones[tone], className)} {...props} />;
}

const levels: Record<string, string> = {
  platinum: 'bg-platinum-tint text-platinum',
  gold: 'bg-gold-tint text-gold',
  silver: 'bg-silver-tint text-silver',
  bronze: 'bg-bronze-tint text-bronze',
};

export interface LevelBadgeProps {
  /** Platinum, Gold, Silver or Bronze; anything else is shown in Silver's gray. */
  level: string;
  className?: string | undefined;
}

/** The certification level of an adviser. */
export function LevelBadge({ level, className }: LevelBadgeProps) {
  return (
    <span
      data-slot="level-badge"
      className={clsx(shape, 'border-transparent', levels[level.toLowerCase()] ?? levels.silver, className)}
    >
      {level}
    </span>
  );
}

const roles = {
  admin: { label: 'Admin', look: 'bg-role-admin-tint text-role-admin' },
  coach: { label: 'Coach', look: 'bg-role-coach-tint text-role-coach' },
  user: { label: 'User', look: 'bg-role-user-tint text-role-user' },
};

export interface RoleBadgeProps {
  role: keyof typeof roles;
  /** Other words for the role than its name. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The role of an account: admin red, coach blue, user green. */
export function RoleBadge({ role, label = roles[role].label, className }: RoleBadgeProps) {
  const { look } = roles[role];
  return (
    <span data-slot="role-badge" className={clsx(shape, 'border-transparent', look, className)}>
      {label}
    </span>
  );
}
