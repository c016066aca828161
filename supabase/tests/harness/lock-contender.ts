import { openDataFolder } from 'embedded-backend/start';

/** Locks a data folder on request, reports whether it succeeded, and holds the lock. */
process.on('message', (folder: string) => {
  openDataFolder(folder).then(
    () => process.send?.({ won: true }),
    (error: unknown) => process.send?.({ won: false, reason: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('listening');
