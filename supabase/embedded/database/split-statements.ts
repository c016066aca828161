/*
 * Splits a script at the semicolons that end statements: not inside quotes, dollar quotes, comments or
 * `begin atomic` bodies. Each statement keeps its text and the line that it starts on.
 */
export interface Statement {
  text: string;
  line: number;
}

const opaque =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|begin\s+atomic\b[\s\S]*?\bend\b|;/giy;

export function splitStatements(script: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let at = 0;
  const take = (end: number): void => {
    const raw = script.slice(start, end);
    const lead = leadingSpace(raw);
    const text = raw.slice(lead).trim();
    if (text !== '') statements.push({ text, line: script.slice(0, start + lead).split('\n').length });
    start = end + 1;
  };
  while (at < script.length) {
    opaque.lastIndex = at;
    const match = opaque.exec(script);
    if (match === null) {
      at += 1;
    } else {
      if (match[0] === ';') take(at);
      at = opaque.lastIndex;
    }
  }
  take(script.length);
  return statements;
}

/** Length of white space and comments before the first word. */
function leadingSpace(text: string): number {
  return /^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;
}
