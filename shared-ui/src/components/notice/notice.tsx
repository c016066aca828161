import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

const tones = {
  info: { edge: 'border-l-info', mark: 'text-info', icon: 'info' },
  success: { edge: 'border-l-success', mark: 'text-success', icon: 'circle-check' },
  warning: { edge: 'border-l-warning', mark: 'text-warning', icon: 'warning' },
  danger: { edge: 'border-l-danger', mark: 'text-danger', icon: 'circle-alert' },
} as const satisfies Record<string, { edge: string; mark: string; icon: IconName }>;

export type NoticeTone = keyof typeof tones;

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
};

/** A message set apart from the text around it. Give it `role="alert"` or `"status"` only when it appears by itself. */
export function Notice({ tone = 'info', title, className, children, ...props }: NoticeProps) {
  const { edge, mark, icon } = tones[tone];
  return (
    <div
      data-slot="notice"
      className={clsx(
        'flex gap-3 rounded-md border border-l-4 border-line bg-surface p-4 text-start text-ink',
        edge,
        className,
      )}
      {...props}
    >
      <Icon name={icon} className={clsx('mt-0.5', mark)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
