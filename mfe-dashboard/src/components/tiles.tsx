import { VisuallyHidden } from 'shared-ui/visually-hidden';

export interface Tile {
  readonly label: string;
  /** As it is shown; none while it is being read. */
  readonly value: string | undefined;
  /** What it counts, for who hears it. */
  readonly note?: string;
}

/** Figures side by side, each 76 px high from the first frame on. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <section aria-label={label} className="grid shrink-0 grid-cols-2 gap-2 sm:gap-4 md:grid-cols-4">
      {tiles.map((tile) => (
        <p
          key={tile.label}
          aria-busy={tile.value === undefined}
          className="flex min-h-19 min-w-0 flex-col justify-center rounded-md border border-line bg-surface px-4 py-2"
        >
          {tile.value === undefined ? (
            <span key="room" aria-hidden="true" className="font-heading text-2xl">
              <span className="inline-block h-5.5 w-16 rounded-sm bg-line align-middle" />
            </span>
          ) : (
            <span key="value" className="font-heading text-2xl tabular-nums">
              {tile.value}
            </span>
          )}{' '}
          <span className="text-sm text-muted">{tile.label}</span>
          {tile.note ? <VisuallyHidden>. {tile.note}</VisuallyHidden> : null}
        </p>
      ))}
    </section>
  );
}
