import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Brand, brand } from '../brand/brand.ts';

const tones = {
  neutral: 'ui:border-edge ui:text-ink',
  copper: 'ui:border-copper ui:text-copper',
  success: 'ui:border-success ui:text-success',
  warning: 'ui:border-warning ui:text-warning',
  danger: 'ui:border-danger ui:text-danger',
  info: 'ui:border-info ui:text-info',
};

const shape =
  'ui:inline-flex ui:items-center ui:gap-1 ui:rounded-sm ui:border ui:px-2 ui:py-0.5 ui:text-sm ui:font-medium';

export type BadgeTone = keyof typeof tones;
export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone | undefined };

/** A short fact about the item next to it. The text carries the meaning; the tone repeats it. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" className={clsx(shape, 'ui:bg-surface', tones[tone], className)} {...props} />
  );
}

const { isDemo }: Brand = brand;

/** Marks an invented person, quote, or case. Renders nothing for a firm whose content is real (`isDemo` of the brand). */
export function DemoTag({ className }: Pick<BadgeProps, 'className'>) {
  return isDemo ? (
    <Badge tone="warning" className={className}>
      Invented for the demo
    </Badge>
  ) : null;
}

const levels: Record<string, string> = {
  platinum: 'ui:bg-platinum-tint ui:text-platinum',
  gold: 'ui:bg-gold-tint ui:text-gold',
  silver: 'ui:bg-silver-tint ui:text-silver',
  bronze: 'ui:bg-bronze-tint ui:text-bronze',
};

export interface LevelBadgeProps {
  /** Platinum, Gold, Silver, or Bronze. Any other value is shown in Silver's gray. */
  level: string;
  className?: string | undefined;
}

export function LevelBadge({ level, className }: LevelBadgeProps) {
  return (
    <span
      data-slot="level-badge"
      className={clsx(
        shape,
        'ui:border-transparent',
        levels[level.toLowerCase()] ?? levels.silver,
        className,
      )}
    >
      {level}
    </span>
  );
}

const roles = {
  admin: { label: 'Admin', look: 'ui:bg-role-admin-tint ui:text-role-admin' },
  coach: { label: 'Coach', look: 'ui:bg-role-coach-tint ui:text-role-coach' },
  user: { label: 'User', look: 'ui:bg-role-user-tint ui:text-role-user' },
};

export interface RoleBadgeProps {
  role: keyof typeof roles;
  /** Replaces the role's name. */
  label?: string | undefined;
  className?: string | undefined;
}

/** An account's role: admin is red, coach is blue, user is green. */
export function RoleBadge({ role, label = roles[role].label, className }: RoleBadgeProps) {
  const { look } = roles[role];
  return (
    <span data-slot="role-badge" className={clsx(shape, 'ui:border-transparent', look, className)}>
      {label}
    </span>
  );
}
