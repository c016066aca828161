/** How a line begins in which the rendering process says what it is at. */
export const STEP = '\u0001step ';

export const stepLine = (step: string): string => `${STEP}${step}\n`;
