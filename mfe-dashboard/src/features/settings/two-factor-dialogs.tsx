// One chunk for the dialogs that few users open.
export { EnableDialog } from './enable-two-factor.tsx';
export { RenewCodesDialog, TurnOffDialog } from './two-factor-codes.tsx';
