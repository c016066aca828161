import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface MailServer {
  url: string;
  /** Received messages with headers and body, oldest first. */
  messages: string[];
  stop(): Promise<void>;
}

/** Simulates the server at `MAIL_SMTP_URL`: stores the messages, or rejects their recipients. */
export async function startMailServer({ refuses = false } = {}): Promise<MailServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    let message: string[] | null = null;
    createInterface({ input: socket }).on('line', (line) => {
      if (message !== null && line !== '.') {
        message.push(line);
      } else if (message !== null) {
        messages.push(message.join('\n'));
        message = null;
        say('250 taken');
      } else if (/^DATA/i.test(line)) {
        message = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        socket.end('221 bye\r\n');
      } else {
        say(refuses && /^RCPT/i.test(line) ? '550 nobody of that name' : '250 well');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
