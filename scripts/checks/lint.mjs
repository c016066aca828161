export { classNames } from './lint/class-names.mjs';
export {
  anywhere,
  inPrerendered,
  inSource,
  once,
  restrictedImports,
  restrictedSyntax,
} from './lint/project-rules.mjs';
