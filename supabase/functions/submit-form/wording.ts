/** Which wording of the consent sentences the forms show. Raised when a sentence changes. */
export const wording = '2026-11';
