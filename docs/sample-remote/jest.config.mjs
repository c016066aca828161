export { default } from 'mfe-kit/jest';
