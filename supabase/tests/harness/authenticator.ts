import { Secret, TOTP } from 'otpauth';

/** How long a code may take to the server. */
const UNDER_WAY_MS = 3000;

/** An authenticator app: each code is asked for once, because the server takes each once. */
export class Authenticator {
  readonly #generator: TOTP;
  #last = 0;

  constructor(secret: string) {
    this.#generator = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  }

  /** The code of a moment, whether or not it was used. */
  codeAt(timestamp: number): string {
    return this.#generator.generate({ timestamp });
  }

  /** A code that the server takes: of a step around now that comes after the last one given out. */
  next(): string {
    // It may be under way for a moment: at the end of a step that begins with the next one.
    const now = Math.floor((Date.now() + UNDER_WAY_MS) / 30_000);
    this.#last = Math.max(now - 1, this.#last + 1);
    return this.codeAt(this.#last * 30_000);
  }
}
