export { notify, type ToastArea } from './notify.ts';
export { Toaster, type ToasterProps } from './toaster.tsx';
