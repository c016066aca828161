/* PostgREST renders timestamps as ISO 8601 and numerics as JSON numbers, but the drivers return PostgreSQL's text
   format. Keys are PostgreSQL type ids. */
const iso = (text: string): string => text.replace(' ', 'T');
const isoWithZone = (text: string): string => iso(text).replace(/([+-]\d\d)$/, '$1:00');

export const parsers = { 1114: iso, 1184: isoWithZone, 1700: Number };

function jsonText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}

export const postgresTypes = {
  json: { to: 114, from: [114], serialize: jsonText, parse: (text: string): unknown => JSON.parse(text) },
  jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: (text: string): unknown => JSON.parse(text) },
  timestamp: { to: 1114, from: [1114], serialize: String, parse: iso },
  timestamptz: { to: 1184, from: [1184], serialize: String, parse: isoWithZone },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
};
