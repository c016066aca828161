import type { ReactNode } from 'react';
import { Seo } from 'shared-ui/seo';

/** A bare page of the member area: its landmark, its heading and one thing in the middle. */
export function GuardFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 outline-none">
      <Seo title={title} description="The member area of the firm." noindex />
      <div>
        <h1 className="sr-only">{title}</h1>
        {children}
      </div>
    </main>
  );
}
