export { notify, type ToastArea } from './notify.tsx';
export { Toaster, type ToasterProps } from './toaster.tsx';
