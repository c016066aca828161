import { readFileSync } from 'node:fs';
import { schemaFile } from '@scripts/build/rules';
import { artifactKey, type ReadStore } from 'shared-release/store';
import { keyOf, listText, type Artifact } from '../../artifacts.ts';
import { liveWith, planted } from '../testing/fixtures.ts';
import {
  checkDatabase,
  checkDatabaseBack,
  type Column,
  parseSchema,
  type SchemaDocument,
} from './database.ts';

const column = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  type: 'text',
  values: null,
  isNullable: true,
  hasDefault: false,
  generated: 'no',
  ...more,
});
const before: SchemaDocument = {
  relations: [
    {
      name: 'clients',
      isWritable: true,
      columns: [
        column('due_date', { type: 'date' }),
        column('stage', { values: ['new', 'won'] }),
        column('score', { type: 'integer' }),
      ],
    },
    { name: 'milestones', isWritable: true, columns: [column('words')] },
  ],
  functions: [
    {
      name: 'list_clients',
      args: [
        { name: 'page', type: 'integer', hasDefault: false },
        { name: 'search', type: 'text', hasDefault: true },
      ],
      columns: [{ name: 'total', type: 'bigint' }],
      returns: 'record',
      isSet: true,
    },
  ],
  enums: [{ name: 'mood', values: ['calm'] }],
  endpoints: ['submit-form'],
  forms: [
    {
      name: 'contact',
      takes: {
        type: 'object',
        properties: {
          email: { type: 'string', maxLength: 254 },
          topic: { anyOf: [{ type: 'string', enum: ['tax', 'other'] }, { type: 'null' }] },
        },
        required: ['email'],
      },
    },
  ],
  buckets: [],
  answers: [
    {
      name: 'lead_board',
      code: 'a',
      answer: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          properties: {
            cards: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  company: { type: ['string', 'null'] },
                  since: { type: 'string', format: 'date-time' },
                  stage: { type: 'string', enum: ['new', 'won'] },
                  unused: { type: 'string' },
                },
                required: ['company', 'since', 'stage', 'unused'],
              },
            },
          },
          required: ['cards'],
        },
      },
    },
  ],
};

/** Names that a live remote uses: in calls, in a list of columns, and as a form's name. */
const script = `const q=c.from("clients").select("due_date, stage, score").eq("stage","won");
c.from("clients").insert({due_date:d});c.rpc("list_clients",{page:1,search:"x"});
const board=rpc("lead_board",record({cards:list({company:text,since:time,stage:text})}));m==="calm";
send("/functions/v1/submit-form","contact");say("What you keep in your milestones stays with you");`;
const schemaIn = (schema: SchemaDocument) => ({ 'server/schema.json': JSON.stringify(schema) });
const shell = planted('shell', {}, schemaIn(before));
const dashboard = planted('mfe-dashboard', {}, { 'web/static/js/a.js': script });

function storeOf(...artifacts: readonly Artifact[]): ReadStore {
  const lists = new Map(artifacts.map((one) => [artifactKey(one.package, one.id), listText(one)]));
  const files = new Map(
    artifacts.flatMap((one) =>
      Object.entries(one.files).map(
        ([file, { digest }]) => [keyOf(one.package, file, digest), () => one.bytes(file)] as const,
      ),
    ),
  );
  return {
    async get(key) {
      const list = lists.get(key);
      const bytes = list === undefined ? await files.get(key)?.() : new TextEncoder().encode(list);
      return bytes ? { bytes, version: '1' } : null;
    },
  };
}

type Edit = (schema: SchemaDocument) => void;
const edited = (edit: Edit): SchemaDocument => {
  const schema = structuredClone(before);
  edit(schema);
  return schema;
};
const clients = (schema: SchemaDocument) => schema.relations[0]!.columns;
const routine = (schema: SchemaDocument) => schema.functions[0]!;
const contact = (schema: SchemaDocument) =>
  schema.forms[0]!.takes as Record<'properties' | 'required', never>;
const field = (schema: SchemaDocument, name: string, shape: unknown) => {
  Object.assign(contact(schema).properties, { [name]: shape });
};

type Card = Record<'properties', Record<string, unknown>> & { required: string[] };
const card = (schema: SchemaDocument) =>
  (schema.answers[0]!.answer as { additionalProperties: { properties: { cards: { items: Card } } } })
    .additionalProperties.properties.cards.items;
/** Changes a function's code, and one field of its answer. */
const answered = (schema: SchemaDocument, name: string, shape?: unknown) => {
  schema.answers[0]!.code = 'b';
  const { properties, required } = card(schema);
  if (shape === undefined) {
    Reflect.deleteProperty(properties, name);
    card(schema).required = required.filter((one) => one !== name);
  } else properties[name] = shape;
};

async function objections(edit: Edit): Promise<string[]> {
  const store = storeOf(shell, dashboard);
  const check = checkDatabase(store, () => edited(edit));
  return (await check([shell, dashboard], liveWith(shell, dashboard))).map(({ message }) => message);
}

test.each<[string, Edit]>([
  ['table clients is gone', (schema) => schema.relations.shift()],
  ['column clients.due_date is gone', (schema) => clients(schema).shift()],
  [
    'column clients.due_date is text, where it was date',
    (schema) => (clients(schema)[0] = column('due_date')),
  ],
  [
    'column clients.stage takes "won" no more',
    (schema) => (clients(schema)[1] = column('stage', { values: ['new'] })),
  ],
  [
    'column clients.score is required without a default',
    (schema) => (clients(schema)[2] = column('score', { type: 'integer', isNullable: false })),
  ],
  [
    'the new column clients.region is required without a default',
    (schema) => clients(schema).push(column('region', { isNullable: false })),
  ],
  ['function list_clients is gone', (schema) => schema.functions.shift()],
  ['function list_clients takes no search any more', (schema) => routine(schema).args.pop()],
  [
    'function list_clients needs region, which it did not',
    (schema) => routine(schema).args.push({ name: 'region', type: 'text', hasDefault: false }),
  ],
  [
    'function list_clients needs search, which it did not',
    (schema) => (routine(schema).args[1]!.hasDefault = false),
  ],
  ['function list_clients gives no total any more', (schema) => routine(schema).columns!.pop()],
  ['"calm" of mood is gone', (schema) => schema.enums[0]!.values.pop()],
  ['server function submit-form is gone', (schema) => schema.endpoints.pop()],
  [
    'form contact: topic takes other no more',
    (schema) =>
      field(schema, 'topic', {
        type: ['string'],
        anyOf: [{ type: 'string', enum: ['tax'] }, { type: 'null' }],
      }),
  ],
  [
    'form contact: phone is required, which it was not',
    (schema) => {
      field(schema, 'phone', { type: 'string' });
      (contact(schema).required as string[]).push('phone');
    },
  ],
  [
    'form contact: email has the maxLength 80, where it had 254',
    (schema) => field(schema, 'email', { type: 'string', maxLength: 80 }),
  ],
  [
    'answer of lead_board: *.cards[].company is missing, or may be, where it was always given',
    (schema) => answered(schema, 'company'),
  ],
  [
    'answer of lead_board: *.cards[].company is number, where it was string',
    (schema) => answered(schema, 'company', { type: ['number', 'null'] }),
  ],
  [
    'answer of lead_board: *.cards[].since is null, where it was string',
    (schema) =>
      answered(schema, 'since', { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }),
  ],
  [
    'answer of lead_board: *.cards[].since has the format date, where it had date-time',
    (schema) => answered(schema, 'since', { type: 'string', format: 'date' }),
  ],
  [
    'answer of lead_board: *.cards[].stage may be lost, which it could not be',
    (schema) => answered(schema, 'stage', { type: 'string', enum: ['new', 'won', 'lost'] }),
  ],
])('stopped: %s', async (what, edit) => {
  const found = await objections(edit);
  expect(found).toContainEqual(
    expect.stringMatching(
      `^${what.replaceAll(/[^\w ]/g, '.')}, and 1.0.0 of the live set uses .*; first release a set that no longer uses it$`,
    ),
  );
});

test.each<[string, Edit]>([
  ['nothing', () => undefined],
  [
    'a table more',
    (schema) =>
      schema.relations.push({
        name: 'more',
        isWritable: true,
        columns: [column('id', { isNullable: false })],
      }),
  ],
  ['a column more that may be empty', (schema) => clients(schema).push(column('region'))],
  [
    'one with a default',
    (schema) => clients(schema).push(column('region', { isNullable: false, hasDefault: true })),
  ],
  ['a wider number', (schema) => (clients(schema)[2] = column('score', { type: 'bigint' }))],
  ['one value more', (schema) => (clients(schema)[1] = column('stage', { values: ['new', 'won', 'lost'] }))],
  [
    'an argument more with a default',
    (schema) => routine(schema).args.push({ name: 'region', type: 'text', hasDefault: true }),
  ],
  ['a second form of a function', (schema) => schema.functions.push({ ...routine(schema), args: [] })],
  ['a field more that may be left out', (schema) => field(schema, 'phone', { type: 'string' })],
  [
    'a field that is dropped',
    (schema) => (contact(schema).properties = { email: { type: 'string' } } as never),
  ],
  ['a field more in an answer', (schema) => answered(schema, 'email', { type: 'string' })],
  ['a field of an answer that is null no more', (schema) => answered(schema, 'company', { type: 'string' })],
  ['a field of an answer that goes and that no page reads', (schema) => answered(schema, 'unused')],
  [
    'a field of an answer that pages no longer read, of a function that is as it was',
    (schema) => {
      answered(schema, 'company');
      schema.answers[0]!.code = 'a';
    },
  ],
  ['an answer that no shape describes any more', (schema) => schema.answers.pop()],
  ['a table that goes and that only a sentence names', (schema) => schema.relations.pop()],
])('safe: %s', async (_what, edit) => {
  expect(await objections(edit)).toEqual([]);
});

test('the way back to a shell that asks for what is gone is stopped, with the package that asks', async () => {
  const newer = planted('shell', {}, schemaIn(edited((schema) => clients(schema).shift())));
  const store = storeOf(newer, dashboard);
  const check = checkDatabaseBack(store);
  expect(await check([shell, dashboard], liveWith(newer, dashboard))).toEqual([
    {
      check: 'database',
      package: 'mfe-dashboard',
      message: expect.stringContaining('column clients.due_date is gone'),
    },
  ]);
});

test('what the product’s own migrations make of the backend can be read', () => {
  const { relations, forms, answers } = parseSchema(readFileSync(schemaFile, 'utf8'));
  expect(relations.length).toBeGreaterThan(20);
  expect(forms.length).toBeGreaterThan(5);
  expect(answers.length).toBeGreaterThan(20);
});
