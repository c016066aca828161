export { withImage } from './cards/share-tags.ts';
export { writeCards } from './cards/write-cards.ts';
