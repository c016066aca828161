/**
 * Every address of the product, typed. No path literal stands anywhere else:
 * a renamed page is one change here and a compile error wherever it matters.
 * A module rather than an object: a bundle keeps the addresses that it uses.
 */
export * as paths from './paths/site.ts';
