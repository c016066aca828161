import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Outlet } from 'shared-ui/router';
import { loadChunk } from 'shared-ui/chunks';
import { SiteHeader } from './site-header.tsx';

/** In print, a link's URL follows its text. Phone numbers and email addresses already show theirs. */
const printedTargets =
  "print:[&_main_a[href]:not([href^='tel:'],[href^='mailto:'],[href^='#'])]:after:content-['_('attr(href)')']";

/** Maximum time that a navigation waits for the footer. */
const FOOTER_MS = 2_000;

let SiteFooter: ComponentType | undefined;

/** Loads the footer, which is a separate chunk because the member area doesn't need it. */
export const loadFooter = async (): Promise<void> => {
  const module = await loadChunk(() => import(/* webpackChunkName: "shell-footer" */ './site-footer.tsx'));
  SiteFooter = module.SiteFooter;
};

/** Waits briefly for the footer. Never rejects, because a page works without it. */
export const tryFooter = (): Promise<void> =>
  Promise.race([
    loadFooter().catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, FOOTER_MS)),
  ]);

function Footer() {
  const [Loaded, setLoaded] = useState(() => SiteFooter);
  useEffect(() => {
    if (Loaded) return;
    loadFooter().then(
      () => setLoaded(() => SiteFooter),
      () => undefined,
    );
  }, [Loaded]);
  return Loaded && <Loaded />;
}

/** The layout of every public page and of sign-in: skip link, header, page, and footer. */
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
      <Footer />
    </div>
  );
}
