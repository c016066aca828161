/**
 * In development a page takes an edit of its own, or of what only it imports, in place. React's refresh does so for
 * modules that export components alone; a page exports its loader and its handle as well, and would be loaded anew with all
 * that was typed into it. What its loader gave stays what it was until then.
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
