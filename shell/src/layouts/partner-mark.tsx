import { partnerMark } from 'shared-ui/partner-marks';

/** A partner firm as a drawn wordmark: its mark, its name, its trade. */
export function PartnerMark({ id, name, kind }: { id: string; name: string; kind: string }) {
  return (
    <span data-slot="partner-mark" className="flex items-center gap-3">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0 stroke-copper">
        <path d={partnerMark(id)} fill="none" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <span className="flex min-w-0 flex-col">
        <span className="font-heading leading-tight font-semibold text-ink">{name}</span>
        <span className="text-sm text-muted">{kind}</span>
      </span>
    </span>
  );
}
