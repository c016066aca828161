// Replaces the federation runtime's error texts. Its errors still have their code, arguments, and link to an
// explanation.
export const runtimeDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
