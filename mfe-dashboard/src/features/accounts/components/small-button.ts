/** A button in a row of 40 px, or of 48 px under a finger. */
export const smallButtonLook =
  'relative z-1 inline-flex min-h-7 cursor-pointer items-center rounded-sm border border-edge px-2 text-sm whitespace-nowrap text-primary hover:border-primary focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:px-3';
