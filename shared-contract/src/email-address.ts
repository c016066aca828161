/** What the database takes as an address (`private.is_mailable`): nothing in it is an order to a mail program. */
export const mailableAddress =
  /^[A-Za-z0-9!$&'*+/=^_`{|}~.-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

export const isMailable = (address: string): boolean => mailableAddress.test(address);
