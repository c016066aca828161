import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const tones = {
  info: { edge: 'ui:border-l-info', mark: 'ui:text-info', icon: 'info' },
  success: { edge: 'ui:border-l-success', mark: 'ui:text-success', icon: 'circle-check' },
  warning: { edge: 'ui:border-l-warning', mark: 'ui:text-warning', icon: 'warning' },
  danger: { edge: 'ui:border-l-danger', mark: 'ui:text-danger', icon: 'circle-alert' },
} as const satisfies Record<string, { edge: string; mark: string; icon: IconName }>;

export type NoticeTone = keyof typeof tones;

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
};

/** A message set apart from the text around it. Set `role="alert"` or `"status"` only if it appears dynamically. */
export function Notice({ tone = 'info', title, className, children, ...props }: NoticeProps) {
  const { edge, mark, icon } = tones[tone];
  return (
    <div
      data-slot="notice"
      className={clsx(
        'ui:flex ui:gap-3 ui:rounded-md ui:border ui:border-l-4 ui:border-line ui:bg-surface ui:p-4 ui:text-start ui:text-ink',
        edge,
        className,
      )}
      {...props}
    >
      <Icon name={icon} className={clsx('ui:mt-0.5', mark)} />
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:gap-1 ui:wrap-anywhere">
        {title ? <p className="ui:font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
