export { carryForms } from './carried.ts';
export { late, type LatePart } from './late-part.tsx';
export { ChunkError, isChunkFailure, loadChunk } from './load-chunk.ts';
export { ReloadButton } from './reload-button.tsx';
