import { Navigate } from 'shared-ui/router';
import { ownPages } from '../own-pages.ts';

/** The profile is the first part of the settings. */
export function Component() {
  return <Navigate to={ownPages.settings.path} replace />;
}
