// A service for the tests of services.ts. Its first argument selects the behavior.
const behaviour = process.argv[2];

const write = (text: string) => {
  process.stdout.write(text);
};

if (behaviour === 'fails') {
  process.stderr.write('Port 54321 is in use; set BACKEND_PORT.\n');
  process.exitCode = 1;
  process.disconnect();
} else if (behaviour === 'ends') {
  process.disconnect();
} else {
  const alive = setInterval(() => undefined, 1_000);
  process.on('SIGTERM', () => {
    // The test stops the service twice on purpose.
    if (!process.connected) return;
    write('stopping\n');
    clearInterval(alive);
    process.disconnect();
  });
  process.on('message', () => undefined);
  write(`told ${process.env['TINY'] ?? 'nothing'}\nin two `);
  setTimeout(() => {
    write('halves\n');
    process.send?.({ type: 'progress', url: 'http://localhost:1' });
    process.send?.({ type: 'ready', url: 'http://localhost:4711' });
    if (behaviour === 'dies') process.exit(3);
  }, 50);
}
