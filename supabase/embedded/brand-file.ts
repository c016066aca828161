import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Firm } from '../functions/_shared/mail/firm.ts';
import { projectPaths } from './project-paths.ts';
import { messageOf, StartFailure } from './start-failure.ts';

const line = z.string().min(1);
/** Fields of the brand file that emails use. */
const schema = z.object({
  name: line,
  shortName: line,
  origin: z.url(),
  phone: z.object({ display: line, href: z.string().startsWith('tel:') }),
  email: z.object({ display: z.email() }),
  bookingUrl: z.url().optional(),
  address: z.object({ lines: z.array(line).min(1) }),
});

/** Imports the brand file and returns its firm. Runs the file, because it is a module. */
export async function readFirm(file: string = projectPaths.brand): Promise<Firm> {
  const { brand } = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new StartFailure(`BRAND_FILE: ${file} cannot be read: ${messageOf(error)}`);
  })) as { brand?: unknown };
  const result = schema.safeParse(brand);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'brand'}: ${message}`);
    throw new StartFailure(`BRAND_FILE: ${file} cannot be used: ${faults.join('; ')}`);
  }
  const { name, shortName, origin, phone, email, address, bookingUrl } = result.data;
  return {
    name,
    shortName,
    host: new URL(origin).host,
    phone,
    email: email.display,
    address: address.lines,
    ...(bookingUrl === undefined ? {} : { bookingUrl }),
  };
}
