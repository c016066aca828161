/** How leads are looked at: a table, unless the address asks for the board. */
export const layoutKey = 'layout';
export const boardLayout = 'board';
