export { carryForms } from './carried.ts';
export { ChunkError, isChunkFailure, loadChunk } from './load-chunk.ts';
export { ReloadButton } from './reload-button.tsx';
