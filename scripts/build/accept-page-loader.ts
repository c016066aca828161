/**
 * Lets a page accept hot updates in development, both to its module and to modules that only it imports. React Refresh
 * accepts only modules that export nothing but components. A page also exports its loader and its handle, so an edit
 * would reload it and discard form input. The loader's data doesn't change until the next load.
 */
export default function acceptPageLoader(code: string): string {
  return `${code}
import { performReactRefresh as refreshPage } from 'react-refresh/runtime';
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  // After the refresh of the module itself, which tells its components apart.
  setTimeout(refreshPage);
}`;
}
