import type { LiveRows } from './use-live-rows.ts';

/** That rows have come, gone or moved, and the way to see them. Its place is the foot; on a phone it floats. */
export function LiveChip({ waiting, show }: Pick<LiveRows, 'waiting' | 'show'>) {
  return (
    <span
      role="status"
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-4 max-md:z-3 max-md:text-center"
    >
      {waiting === 0 ? null : (
        <button
          type="button"
          onClick={show}
          className="min-h-7 cursor-pointer rounded-full border border-copper bg-surface px-3 font-medium text-ink hover:underline pointer-coarse:min-h-11"
        >
          {waiting === 1 ? '1 change' : `${waiting.toLocaleString('en-US')} changes`}, show
        </button>
      )}
    </span>
  );
}
