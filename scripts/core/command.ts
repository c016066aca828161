export { noAction, readCommandLine, showHelp, UsageError } from './command-line.ts';
export { loadEnvFile, parseSettings, removeSecrets, type Settings } from './settings.ts';
