/** A drawn mark for each partner firm, from the firm's trade, as one path on a canvas of 40 by 40. */
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

const FALLBACK = 'M6 6h28v28H6zM6 20h28M20 6v28';

/** Returns the path of a partner's mark, or a generic one if the firm has none. */
export const partnerMark = (id: string): string => marks[id] ?? FALLBACK;
