const LITERAL = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
/** Four words with nothing but spaces between them: a sentence for people. Lists of columns have commas. */
const SENTENCE = /(?:^|[\s"'])[A-Za-z’]+ [A-Za-z’]+ [A-Za-z’]+ [A-Za-z’]+(?=[\s.,;:!?"'’]|$)/;
/** What stands in code and in no sentence: a pair of quotes that was read wrongly. */
const CODE = /[_={}<>[\]|]|=>|\)\./;

const isProse = (literal: string) => SENTENCE.test(literal) && !CODE.test(literal);

/** Every name that occurs in a script, be it in code or in a text such as `id, due_date`. */
export function namesIn(script: string): Set<string> {
  const code = script.replace(LITERAL, (literal) => (isProse(literal) ? '""' : literal));
  const names = new Set(code.match(/[A-Za-z_]\w*/g));
  // Names of forms and server functions.
  for (const name of code.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? []) names.add(name);
  return names;
}
