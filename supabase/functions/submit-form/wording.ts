/** Version of the consent sentences in the forms. Update it whenever a sentence changes. */
export const wording = '2026-11';
