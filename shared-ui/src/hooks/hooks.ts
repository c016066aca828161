export { useDocumentVisible } from './use-document-visible.ts';
export { useHydrated } from './use-hydrated.ts';
export { useMediaQuery } from './use-media-query.ts';
export { useReducedMotion } from './use-reduced-motion.ts';
export { useToday } from './use-today.ts';
