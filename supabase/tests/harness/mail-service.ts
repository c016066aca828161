import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentLetter {
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
  /** What it was asked to send to an address, oldest first. */
  lettersTo(address: string): SentLetter[];
  stop(): Promise<void>;
}

/** Stands for the service behind `MAIL_API_URL`: keeps the letters that it is sent. */
export async function startMailService(): Promise<MailService> {
  const letters: SentLetter[] = [];
  const server = createServer((request, response) => {
    void readLetter(request).then((letter) => {
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

async function readLetter(request: IncomingMessage): Promise<SentLetter> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const letter = JSON.parse(Buffer.concat(chunks).toString()) as Omit<SentLetter, 'authorization'>;
  return { ...letter, authorization: request.headers.authorization };
}
