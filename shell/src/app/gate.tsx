import { useEffect, useEffectEvent } from 'react';
import type { Frame } from 'shared-contract/remotes';
import { useRevalidator } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import type { Patch } from './compose.tsx';
import { failureOf } from './remote-failure.tsx';

/** Stands where a page will be, and looks for it again once it has arrived or failed. */
function PageOnItsWay({ arrival }: { readonly arrival: () => Promise<unknown> }) {
  const { revalidate } = useRevalidator();
  const wait = useEffectEvent(arrival);
  useEffect(() => {
    let here = true;
    // No navigation, which would cancel one that is under way.
    const onSettled = () => {
      if (here) void revalidate();
    };
    wait().then(onSettled, onSettled);
    return () => {
      here = false;
    };
  }, [revalidate]);
  return <Spinner label="Loading this page" className="py-18" />;
}

/** Holds the place of a page whose remote is on its way, or has failed: the frame around it is there already. */
export function gate(remote: string, frame: Frame, pathname: string, loader: RemoteLoader): Patch {
  const below = pathname.slice(frame.path.length + 1).split('/')[0] ?? '';
  const id = `gate:${remote}:${below}`;
  return {
    key: id,
    parent: frame.layoutRouteId,
    routes: [
      {
        id,
        path: `${below}/*`,
        loader: () => {
          const failure = loader.failure(remote);
          if (failure) throw failure;
          return null;
        },
        Component: function OnItsWay() {
          return <PageOnItsWay arrival={() => loader.load(remote)} />;
        },
        ErrorBoundary: failureOf('this page', remote, loader),
      },
    ],
  };
}
