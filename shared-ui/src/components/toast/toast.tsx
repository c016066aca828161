export { notify } from './notify.ts';
export { Toaster, type ToasterProps } from './toaster.tsx';
