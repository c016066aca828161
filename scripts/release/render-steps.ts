/** How a line begins in which the rendering process says what it is at. */
export const STEP = '\u0001step ';

export const stepLine = (step: string): string => `${STEP}${step}\n`;

/** Where it tells what the remotes declare, beside what it renders: nobody is served it. */
export const ROUTES_FILE = 'routes.json';
