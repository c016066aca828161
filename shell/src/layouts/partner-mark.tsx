/** One drawn mark a partner firm, in the firm's own trade: roof, seal, ledger, keystone. */
const marks: Readonly<Record<string, string>> = {
  'cumberland-mortgage': 'M4 17 20 5l16 12M8 15v20h24V15M16 35V23h8v12M4 35h32',
  'harrow-lyle': 'M10 5v30M10 20h12M22 5v30M22 35h10M6 5h8M18 5h8M6 35h8',
  'bright-ledger': 'M7 5h26v30H7zM14 5v30M18 12h11M18 18h11M18 24h11M18 30h7',
  'keystone-risk': 'M13 6h14l-4 22h-6zM3 14l10-8M37 14 27 6M3 14l7 16 7-2M37 14l-7 16-7-2',
};

const FALLBACK = 'M6 6h28v28H6zM6 20h28M20 6v28';

/** A partner firm as a drawn wordmark: its mark, its name, its trade. */
export function PartnerMark({ id, name, kind }: { id: string; name: string; kind: string }) {
  return (
    <span data-slot="partner-mark" className="flex items-center gap-3">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0 stroke-copper">
        <path d={marks[id] ?? FALLBACK} fill="none" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <span className="flex min-w-0 flex-col">
        <span className="font-heading leading-tight font-semibold text-ink">{name}</span>
        <span className="text-sm text-muted">{kind}</span>
      </span>
    </span>
  );
}
