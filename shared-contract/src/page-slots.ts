/*
 * A page of which only the words differ is rendered once, with a slot in the place of each. A slot is made of signs that
 * neither HTML nor an address writes in another way, so that it stands in the page as it is.
 */

/** In the place of the parameter: the page at this address is the one with slots. Nobody's id has a tilde. */
export const SLOTS_ID = '~slots~';

/** The slot of a text. For a list, it stands in the only element of the list. */
export const slotOf = (name: string): string => `~~${name}~~`;

/** Every slot of a text, with its name. */
export const SLOTS = /~~(\w+)~~/g;
