import { paths } from 'shared-contract/paths';
import { Navigate } from 'shared-ui/router';

/** The profile is the first part of the settings. */
export function Component() {
  return <Navigate to={paths.dashboard.settings} replace />;
}
