export { onOrphaned, portIsTaken, type Service, startService } from './services.ts';
export { type Run, runUntilStopped } from './run-until-stopped.ts';
export { assertPortsFree, type NamedPort } from './ports.ts';
