/**
 * Addresses that the database accepts (`private.is_mailable`). They contain nothing that a mail program would read as
 * an instruction.
 */
export const mailableAddress =
  /^[A-Za-z0-9!$&'*+/=^_`{|}~.-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

export const isMailable = (address: string): boolean => mailableAddress.test(address);
