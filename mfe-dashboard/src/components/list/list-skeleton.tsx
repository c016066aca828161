import { useEffect, useState } from 'react';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

/** What comes sooner is not announced by something else. */
const SHOWN_AFTER_MS = 150;

/** Rows to come, at the height that they will have. What comes after them `in-order` waits for them. */
export function ListSkeleton({ label, rows = 10 }: { label: string; rows?: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsShown, SHOWN_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" data-coming="" className="rounded-md border border-line bg-surface">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={isShown ? '' : 'invisible'}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex h-10 items-center gap-6 border-b border-line px-4 last:border-b-0">
            <span className="h-3 rounded-sm bg-line" style={{ width: `${String(20 + ((row * 7) % 18))}%` }} />
            <span className="h-3 w-16 rounded-sm bg-line" />
            <span className="hidden h-3 w-20 rounded-sm bg-line sm:block" />
            <span className="ml-auto hidden h-3 w-24 rounded-sm bg-line md:block" />
          </div>
        ))}
      </div>
    </div>
  );
}
