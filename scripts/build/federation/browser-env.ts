// Replaces the federation runtime's checks for React Native, Node, and its debug mode, which reads localStorage.
export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});
