/** Where the badge of the designation lies: files, not pages, the same for everybody who holds it. */
export const badgeFiles = { svg: `/badges/cpps.svg`, png: `/badges/cpps.png` } as const;
