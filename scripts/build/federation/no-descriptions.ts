// Bundled in place of the federation runtime's sentences: its errors keep their code, arguments and link to the page that
// explains them.
export const runtimeDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
