import type { ComponentType } from 'react';
import { homePackage } from 'shared-contract/remotes';
import { NotFoundNotice } from '../features/not-found-notice/not-found-notice.tsx';

/** An unknown address shows the home page's content under a short notice; the notice stands alone when that is down. */
export function NotFoundPage({ Home }: { Home: ComponentType | undefined }) {
  return (
    <>
      <NotFoundNotice alone={Home === undefined} />
      {Home ? (
        <div data-mfe={homePackage}>
          <Home />
        </div>
      ) : null}
    </>
  );
}
