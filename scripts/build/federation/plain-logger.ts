// Replaces the federation runtime's logger, which looks for delegates and adds stacks while debugging.
const plainLogger = (prefix: string) => ({
  error: (...said: readonly unknown[]) => {
    console.error(prefix, ...said);
  },
  warn: (...said: readonly unknown[]) => {
    console.warn(prefix, ...said);
  },
  info: () => undefined,
  debug: () => undefined,
});

const logger = plainLogger('[ Module Federation ]');

export {
  logger,
  logger as infrastructureLogger,
  plainLogger as createLogger,
  plainLogger as createInfrastructureLogger,
};
export const bindLoggerToCompiler = (): undefined => undefined;
