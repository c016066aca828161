/**
 * The slim router facade: what remotes may use of React Router.
 *
 * A shared package is never tree-shaken, so sharing `react-router-dom` whole would cost every first load
 * about 40 KB. Remotes import from here; the shell itself creates the router.
 */
export {
  /** For `useBlocker` of those who need it: React Router's own would be part of every first load. */
  UNSAFE_DataRouterContext as DataRouterContext,
  Link,
  NavLink,
  Navigate,
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type {
  Blocker,
  BlockerFunction,
  LinkProps,
  LoaderFunctionArgs,
  NavLinkProps,
  RouteObject,
} from 'react-router-dom';
