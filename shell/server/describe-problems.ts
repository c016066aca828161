import type { z } from 'zod';

/** Formats zod's issues on one line: `remotes.mfe_cpps.entry: expected a string; pages: …`. */
export function describeProblems(error: z.ZodError): string {
  return error.issues
    .map((issue) => {
      const field = issue.path.map(String).join('.');
      return field === '' ? issue.message : `${field}: ${issue.message}`;
    })
    .join('; ');
}
