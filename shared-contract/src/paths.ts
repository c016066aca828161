/**
 * All addresses of the product, typed. Path literals appear nowhere else: renaming a page is one change here and a
 * compile error in every use. It is a module instead of an object, so that a bundle contains only the addresses it
 * uses.
 */
export * as paths from './paths/site.ts';
