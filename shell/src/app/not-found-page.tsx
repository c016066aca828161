import type { ComponentType } from 'react';
import { homePackage } from 'shared-contract/remotes';
import { useLocation } from 'shared-ui/router';
import { NotFoundNotice } from '../features/not-found-notice/not-found-notice.tsx';
import { useNearest } from './use-nearest.ts';

/** An unknown address shows the home page's content under a short notice; the notice stands alone when that is down. */
export function NotFoundPage({ Home }: { Home: ComponentType | undefined }) {
  const { pathname } = useLocation();
  const near = useNearest(pathname);
  return (
    <>
      <NotFoundNotice alone={Home === undefined} near={near} />
      {Home ? (
        <div data-mfe={homePackage}>
          <Home />
        </div>
      ) : null}
    </>
  );
}
