import { CoursedWall } from 'shared-ui/drawing';
import type { Partner } from '../../content/partners/firms.ts';

/** A mark for each firm, in its own trade, on a sheet of 40 by 40. The footer draws the same for its four. */
const marks: Readonly<Record<string, string>> = {
  'cumberland-mortgage': 'M4 17 20 5l16 12M8 15v20h24V15M16 35V23h8v12M4 35h32',
  'harrow-lyle': 'M10 5v30M10 20h12M22 5v30M22 35h10M6 5h8M18 5h8M6 35h8',
  'tolliver-beck': 'M6 6h28v8H24v21h-8V14H6zM6 10h28M12 35h16',
  'wyatt-ambrose': 'M4 35 18 5h4l14 30M11 22h18M20 5v30M4 35h8M28 35h8',
  'bright-ledger': 'M7 5h26v30H7zM14 5v30M18 12h11M18 18h11M18 24h11M18 30h7',
  'sandoval-pike': 'M6 35V21h8v14M16 35V13h8v22M26 35V5h8v30M3 35h34',
  'keystone-risk': 'M13 6h14l-4 22h-6zM3 14l10-8M37 14 27 6M3 14l7 16 7-2M37 14l-7 16-7-2',
  'stones-river': 'M15 4h10v8h8v10h-8v4H15v-4H7V12h8zM4 32q4-4 8 0t8 0 8 0 8 0M4 37q4-4 8 0t8 0 8 0 8 0',
};

/** A firm’s sign over a wall of its own: the mark, the name as it writes it, and its trade. */
export function PartnerLogo({ partner }: { partner: Partner }) {
  return (
    <div
      data-slot="partner-logo"
      data-tone="sheet"
      className="flex flex-col overflow-hidden rounded-md border border-edge bg-ground text-ink"
    >
      <div className="flex grow items-center gap-6 p-6 md:p-8">
        <svg viewBox="0 0 40 40" aria-hidden="true" className="size-18 shrink-0 stroke-copper md:size-28">
          <path
            d={marks[partner.id]}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className="grid min-w-0 gap-1">
          <span className="font-heading text-xl font-semibold text-balance">{partner.name}</span>
          <span className="text-sm text-muted">{partner.kind}</span>
        </p>
      </div>
      <div aria-hidden="true" className="aspect-30/7 overflow-hidden border-t border-line">
        <CoursedWall seed={partner.id} className="-mt-[15%]" />
      </div>
    </div>
  );
}
