import { partnerMark } from 'shared-ui/partner-marks';

/** A partner firm as a drawn wordmark: its mark, its name, its trade. */
export function PartnerMark({ id, name, kind }: { id: string; name: string; kind: string }) {
  return (
    <span data-slot="partner-mark" className="flex items-center gap-2">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-8 shrink-0 stroke-copper">
        <path d={partnerMark(id)} fill="none" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <span className="flex min-w-0 flex-col">
        <span className="font-heading text-sm leading-tight font-semibold text-ink">{name}</span>
        <span className="text-sm leading-tight text-muted max-sm:sr-only">{kind}</span>
      </span>
    </span>
  );
}
