import type { ReactNode } from 'react';
import { Outlet } from 'shared-ui/router';
import { late, loadChunk } from 'shared-ui/late';
import { SiteHeader } from './site-header.tsx';

/** On paper a link's target follows its text; a phone number and an address say theirs already. */
const printedTargets =
  "print:[&_main_a[href]:not([href^='tel:'],[href^='mailto:'],[href^='#'])]:after:content-['_('attr(href)')']";

/** The footer is served as HTML; its code, the newsletter form's above all, comes when the page is in use. */
const footer = late('footer', () =>
  loadChunk(() => import(/* webpackChunkName: "shell-footer" */ './site-footer.tsx')).then(
    ({ SiteFooter }) => ({ Component: SiteFooter }),
  ),
);

/** Gives what the layout shows below the page a moment to come along with it. The page goes without it if need be. */
export const preloadFooter = () => footer.tryPreload();

/** Skip link, header, the page, footer: the frame of every public page and of sign-in. */
export function PublicLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <div data-slot="public-layout" className={`flex min-h-dvh flex-col ${printedTargets}`}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-primary focus:px-4 focus:py-3 focus:font-semibold focus:text-on-primary"
      >
        Skip to main content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <footer.Component />
    </div>
  );
}
