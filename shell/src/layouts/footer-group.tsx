import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icon';

export interface FooterGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A group of the footer under its name: folded on phones until somebody presses the name, open where there is room.
 * A browser that cannot hold it open leaves the name to be pressed there too.
 */
export function FooterGroup({ title, children }: FooterGroupProps) {
  return (
    <section aria-label={title}>
      <details className="group/fold border-b border-line lg:border-0 lg:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 lg:supports-[selector(::details-content)]:hidden print:hidden [&::-webkit-details-marker]:hidden">
          <h2 className="text-base font-semibold">{title}</h2>
          <Icon name="chevron-down" className="text-copper group-open/fold:rotate-180" />
        </summary>
        <h2 className="hidden text-base lg:supports-[selector(::details-content)]:block print:block">
          {title}
        </h2>
        <div className="pb-4 lg:pt-1 lg:pb-0">{children}</div>
      </details>
    </section>
  );
}
