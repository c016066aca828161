import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither; react-router needs both.
Object.assign(globalThis, { TextDecoder, TextEncoder });
