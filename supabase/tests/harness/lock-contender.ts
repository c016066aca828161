import { openDataFolder } from '../../embedded/data-folder.ts';

/** A process that takes a data folder whenever it is told to, says whether it got it, and keeps it. */
process.on('message', (folder: string) => {
  openDataFolder(folder).then(
    () => process.send?.({ won: true }),
    (error: unknown) => process.send?.({ won: false, reason: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('listening');
