import { CoursedWall } from 'shared-ui/drawing';
import { partnerMark } from 'shared-ui/partner-marks';
import type { Partner } from '../../content/partners/firms.ts';

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
            d={partnerMark(partner.id)}
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
