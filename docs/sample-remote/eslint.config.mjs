export { default } from 'mfe-kit/eslint';
