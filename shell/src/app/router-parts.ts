import type { DataRouter } from 'react-router-dom';

// A dynamic import of the package itself would keep all of it.
export { RouterProvider, createBrowserRouter } from 'react-router-dom';

/** Resolves once the router knows what the address shows, be it a failure. */
export function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });
}
