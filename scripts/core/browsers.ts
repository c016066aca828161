export { findBrowser, findOtherEngine, type OtherEngine, otherEngines } from './browsers/find-browser.ts';
export { nodeMachine } from './browsers/node-machine.ts';
export type { Engine, Tab } from './browsers/engine.ts';
export { complaintsOf, type Line, openLine, openWatchedLine } from './browsers/line.ts';
export { startEngine } from './browsers/start-engine.ts';
export { startWithPuppeteer } from './browsers/puppeteer.ts';
