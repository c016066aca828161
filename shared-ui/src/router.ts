import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type SetURLSearchParams,
  useLocation,
  useSearchParams as useRenderedSearchParams,
} from 'react-router-dom';

/**
 * A slim facade of React Router with the parts that remotes may use.
 *
 * A shared package is never tree-shaken, so sharing all of `react-router-dom` would add about 40 KB to every first
 * load. Remotes import from here; the shell itself creates the router.
 */
export {
  /** For modules that implement `useBlocker`, because React Router's own would be part of every first load. */
  DataRouterContext,
  useLocation,
};
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
export type {
  Blocker,
  BlockerFunction,
  LinkProps,
  LoaderFunctionArgs,
  NavLinkProps,
  RouteObject,
} from 'react-router-dom';

/**
 * React Router's `useSearchParams`, except that an updater gets the latest address of this page. React Router's own gives
 * it the last rendered address, so of two changes in quick succession the second would undo the first.
 */
export function useSearchParams(
  defaultInit?: Parameters<typeof useRenderedSearchParams>[0],
): [URLSearchParams, SetURLSearchParams] {
  const [rendered, setAddress] = useRenderedSearchParams(defaultInit);
  const { pathname } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const setLatest = useCallback<SetURLSearchParams>(
    (next, options) => {
      const latest = router?.state.navigation.location ?? router?.state.location;
      setAddress(
        typeof next === 'function' && latest?.pathname === pathname
          ? next(new URLSearchParams(latest.search))
          : next,
        options,
      );
    },
    [router, pathname, setAddress],
  );
  return [rendered, setLatest];
}
