import { useEffect } from 'react';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { FIELD_ID, keepLetters } from './typed-ahead.ts';

const typedInto = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]';

/** `/` leads to the search, wherever nobody is typing. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(typedInto)) return;
      event.preventDefault();
      if (location.pathname === paths.search) document.getElementById(FIELD_ID)?.focus();
      else {
        keepLetters();
        void navigate(paths.search);
      }
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [navigate]);
}
