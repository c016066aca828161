export { EnableDialog } from './enable-dialog.tsx';
export { RenewCodesDialog } from './renew-codes-dialog.tsx';
export { TurnOffDialog } from './turn-off-dialog.tsx';
