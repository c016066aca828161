export { Figure } from './figure.tsx';
export { default as Text, words } from './lesson.mdx';
export { lessonModule as module } from './module.ts';
