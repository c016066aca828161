/** The caveat of every tax projection. */
export const projectionNotice =
  'This is an illustration, not a tax return and no promise of a result. It counts what is entered here and nothing else. Decide with an advisor who knows all of your situation.';
