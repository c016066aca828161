// One chunk for what opens over a call, wherever the call is shown.
export { CancelCallDialog } from './cancel-call-dialog.tsx';
export { MoveCallDialog } from './move-call-dialog.tsx';
