import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentEmail {
  authorization: string | undefined;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  reply_to: string;
  attachments?: { filename: string; content: string; content_type: string }[];
}

export interface MailService {
  url: string;
  lettersTo(address: string): SentEmail[];
  stop(): Promise<void>;
}

/** Simulates the service at `MAIL_API_URL` and stores the emails. */
export async function startMailService(): Promise<MailService> {
  const letters: SentEmail[] = [];
  const server = createServer((request, response) => {
    void readEmail(request).then((letter) => {
      letters.push(letter);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1"}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    lettersTo: (address) => letters.filter(({ to }) => to.includes(address)),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readEmail(request: IncomingMessage): Promise<SentEmail> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const letter = JSON.parse(Buffer.concat(chunks).toString()) as Omit<SentEmail, 'authorization'>;
  return { ...letter, authorization: request.headers.authorization };
}
