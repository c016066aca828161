const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns true if a text can be the id of a row. The database reports any other text as an error in our code. */
export const isUuid = (text: string): boolean => UUID.test(text);
