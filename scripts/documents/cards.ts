export { withImage } from './cards/share-tags.ts';
export { writeCards } from './cards/write-cards.ts';
export { type PageWords, wordsOf } from './cards/page-words.ts';
