import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { errorKinds, reportLimits, vitalNames } from 'shared-contract/page-reports';
import * as certification from 'shared-contract/forms/certification/options';
import { revenueBands } from 'shared-contract/forms/client-application/options';
import { valuesOf } from 'shared-contract/forms/options';
import { openMigrated } from '../harness/migrated-database.ts';

/* Every CHECK constraint of schema public by name, with values that it accepts and rejects. Fails for a constraint
   without an entry, an entry without a constraint, and a text column without a limit. */
const { database, close } = await openMigrated();
after(close);

type Row = Record<string, unknown>;
interface Check {
  takes: Row[];
  refuses: Row[];
}
const x = (length: number): string => 'x'.repeat(length);
const of = (column: string, takes: unknown[], refuses: unknown[]): Check => ({
  takes: takes.map((value) => ({ [column]: value })),
  refuses: refuses.map((value) => ({ [column]: value })),
});
/** Accepts exactly these options. Rejects other values, an empty text, and a leading space. */
const options = (column: string, ...values: string[]): Check =>
  of(column, values, ['', 'other', ...values.map((value) => ` ${value}`)]);
const upTo = (column: string, most: number): Check => of(column, ['', x(most)], [x(most + 1)]);
const between = (column: string, least: number, most: number): Check =>
  of(column, [x(least), x(most)], [x(least - 1), x(most + 1)]);
/**
 * Rejects blank text, and counts the length without surrounding spaces for the minimum and with them for the maximum.
 */
const filled = (column: string, least: number, most: number): Check =>
  of(column, [x(least), x(most)], ['', '   ', ` ${x(least - 1)} `, x(most + 1), `${x(most)} `]);
const range = (column: string, least: number, most: number): Check =>
  of(column, [least, most], [least - 1, most + 1]);
const notNegative = (column: string): Check => of(column, [0, 1], [-1]);
/** Rejects mail parameters, a second address, and a line break. */
const addresses = {
  takes: ['a@b', `${x(250)}@b.c`, "o'hara+tax@sub.example-1.co", 'a.b_c@example.com'],
  refuses: [
    'a',
    '@b.c',
    'a@',
    'a b@c.d',
    'a@b@c.d',
    'a@b.c\n',
    `${x(251)}@b.c`,
    'v@x.test?bcc=all@x.test&body=hello',
    'v%0Abcc:all@x.test',
    'v@x.test,all@x.test',
    'v@x.test;all@x.test',
    'v@x.test#',
    'v<v@x.test>',
    '"v"@x.test',
    'v@x.test\r\nBcc: all@x.test',
    'v@-x.test',
    'v@x..test',
    'ü@x.test',
  ],
};
const line = (column: string): Check =>
  of(
    column,
    ['Ann O’Hara', "'); drop table public.leads; --"],
    ['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b', 'a\u2029b'],
  );
const lowerCase = of('email', ['a@b'], ['A@b.c', 'a@B.c']);
const phone = of(
  'phone',
  ['5550100', '+1 (615) 555-0142 x.7/8'],
  ['555', '5550100a', 'call me later', '5'.repeat(41)],
);
const hash = (column: string): Check =>
  of(column, ['0a'.repeat(32)], ['', 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64)]);
const object = (column: string, most: number): Check =>
  of(column, [{}, { a: x(most - 20) }], [[], 'text', 7, { a: x(most) }]);

const years = options('years_experience', ...certification.yearsExperience);
const cpa = {
  applicant_type: 'cpa',
  firm_name: 'F',
  title: 'T',
  years_experience: '3-5',
  license_number: 'N',
  license_state: 'TN',
  current_revenue: '5m+',
  target_revenue: '10m+',
  client_types: 'C',
  biggest_challenge: 'B',
  why_applying: 'W',
  commitment: true,
  terms: true,
};
const business = { applicant_type: 'client', business_name: 'B', annual_revenue: '5m+', interests: 'I' };
const each = (row: Row, fields: string[]): Row[] => fields.map((field) => ({ ...row, [field]: null }));
const ofCpa = Object.keys(cpa).slice(1, -2);
/** A version or release id. Rejects anything else. */
const plainName = (column: string): Check =>
  of(column, ['1.4.0-9ab3c1', x(64)], ['', 'a b', 'a/b', '<b>', x(65)]);
const sitePart = {
  remote_check: of('remote', ['shell', 'mfe-cpps'], ['', 'shell2', 'mfe-', 'mfe-A', `mfe-${x(41)}`]),
  release_check: plainName('release'),
  version_check: plainName('version'),
};
const statuses = {
  application: options('status', 'submitted', 'in_review', 'approved', 'rejected', 'withdrawn'),
  booking: options('status', 'pending', 'lapsed', 'booked', 'held', 'missed', 'cancelled'),
};

const checks: Record<string, Record<string, Check>> = {
  application_decisions: {
    decision_check: options('decision', 'approve', 'reject', 'in_review', 'take_off'),
    place: {
      takes: [{ decision: 'approve', waits: true }, { decision: 'reject' }],
      refuses: [
        { decision: 'reject', waits: true },
        { decision: 'take_off', waits: true },
      ],
    },
    note_check: upTo('note', 4000),
  },
  application_events: {
    kind_check: options('kind', 'submitted', 'status', 'note'),
    note: { takes: [{ kind: 'status' }, { kind: 'note', note: 'n' }], refuses: [{ kind: 'note' }] },
    note_check: between('note', 1, 4000),
  },
  audit_log: {
    action_check: options(
      'action',
      'role',
      'status',
      'coach',
      'owner',
      'assigned',
      'bulk',
      'import',
      'export',
      'undo',
      'invite',
      'resend',
      'withdraw',
      'accept',
      'decide',
      'convert',
      'delete',
      'mfa',
      'session',
    ),
    entity_check: options(
      'entity',
      'profiles',
      'clients',
      'leads',
      'certification_applications',
      'certificates',
      'stories',
      'bookings',
      'invitations',
      'subscribers',
      'audit_log',
    ),
  },
  auth_events: {
    device_check: between('device', 1, 200),
    kind_check: options(
      'kind',
      'sign_in',
      'sign_in_failed',
      'sign_out',
      'sign_out_others',
      'session_ended',
      'password_changed',
      'email_changed',
      'mfa_enabled',
      'mfa_disabled',
      'recovery_code_used',
    ),
    place_check: between('place', 1, 120),
  },
  bookings: {
    kind_check: options('kind', 'discovery', 'client_review', 'expert_session'),
    manage_token_hash_check: hash('manage_token_hash'),
    name_check: filled('name', 1, 120),
    name_line: line('name'),
    notes_check: upTo('notes', 2000),
    phone_check: phone,
    starts_at_check: of(
      'starts_at',
      ['2030-01-01T00:30:00Z', '2030-01-01T09:00:00Z'],
      ['2030-01-01T00:15:00Z', '2030-01-01T00:30:01Z'],
    ),
    status_check: statuses.booking,
    time_zone_check: upTo('time_zone', 64),
  },
  certification_applications: {
    annual_revenue_check: options('annual_revenue', ...certification.annualRevenue),
    applicant_type_check: options('applicant_type', 'cpa', 'client'),
    biggest_challenge_check: filled('biggest_challenge', 1, 4000),
    business_name_check: filled('business_name', 1, 160),
    client_types_check: filled('client_types', 1, 2000),
    current_revenue_check: options('current_revenue', ...certification.currentRevenue),
    decision_note_check: upTo('decision_note', 4000),
    firm_name_check: filled('firm_name', 1, 160),
    first_name_check: filled('first_name', 1, 80),
    first_name_line: line('first_name'),
    interests_check: filled('interests', 1, 4000),
    last_name_check: filled('last_name', 1, 80),
    last_name_line: line('last_name'),
    license_number_check: filled('license_number', 1, 60),
    license_state_check: filled('license_state', 2, 60),
    notes_check: upTo('notes', 4000),
    num_employees_check: options('num_employees', ...certification.numEmployees),
    of_a_client: {
      takes: [business, { ...business, num_employees: '1-10', notes: 'N' }, cpa],
      refuses: [
        ...each(business, ['business_name', 'annual_revenue', 'interests']),
        ...ofCpa.map((field) => ({ ...business, [field]: 'x' })),
      ],
    },
    of_a_cpa: {
      takes: [cpa, business],
      refuses: [
        ...each(cpa, ofCpa),
        { ...cpa, commitment: false },
        { ...cpa, terms: false },
        ...['business_name', 'annual_revenue', 'num_employees', 'interests', 'notes'].map((field) => ({
          ...cpa,
          [field]: 'x',
        })),
      ],
    },
    phone_check: phone,
    status_check: statuses.application,
    target_revenue_check: options('target_revenue', ...certification.targetRevenue),
    title_check: filled('title', 1, 120),
    why_applying_check: filled('why_applying', 1, 4000),
    years_experience_check: years,
  },
  clients: {
    company_check: upTo('company', 160),
    name_check: between('name', 1, 120),
    next_deadline_name_check: filled('next_deadline_name', 1, 120),
    phone_check: upTo('phone', 40),
    retainer_value_check: notNegative('retainer_value'),
    revenue_check: notNegative('revenue'),
    status_check: options('status', 'Active', 'Prospect', 'Inactive'),
    strategies_check: of('strategies', [[], Array(20).fill('s')], [Array(21).fill('s'), [x(1201)]]),
    tax_savings_check: notNegative('tax_savings'),
  },
  client_deadlines: {
    due_on_check: of('due_on', ['2000-01-01', '2199-12-31'], ['1999-12-31', '2200-01-01']),
    name_check: filled('name', 1, 120),
  },
  client_events: {
    kind_check: options(
      'kind',
      'note',
      'call',
      'email',
      'status',
      'coach',
      'created',
      'imported',
      'projection',
      'review',
      'intake',
      'fields',
    ),
    changed: {
      takes: [{ kind: 'fields', changed: {} }, { kind: 'status' }],
      refuses: [{ kind: 'status', changed: {} }],
    },
    happened_on_check: of('happened_on', ['2000-01-01', '2199-12-31', null], ['1999-12-31', '2200-01-01']),
    note_check: filled('note', 1, 4000),
    shared: {
      takes: [
        { kind: 'note', note: 'n', is_shared: true },
        { kind: 'status', is_shared: false },
      ],
      refuses: [{ kind: 'status', is_shared: true }],
    },
    text: {
      takes: [{ kind: 'status' }, { kind: 'note', note: 'n' }, { kind: 'note', removed_at: '2030-01-01' }],
      refuses: ['note', 'call', 'email'].map((kind) => ({ kind })),
    },
  },
  certificates: {
    code_check: of(
      'code',
      ['CPPS-7K3M-Q9XT-W2HF', 'CPPS-2222-ZZZZ-HJNP'],
      [
        '',
        'CPPS-7K3M-Q9XT',
        'CPPS-7K3M-Q9XT-W2H0',
        'CPPS-7K3M-Q9XT-W2HI',
        'cpps-7k3m-q9xt-w2hf',
        'NC-7K3M-Q9XT-W2HF',
      ],
    ),
    cpe_live_check: of('cpe_live', [0, 33.6, 100], [-0.2, 33.7, 100.2]),
    cpe_self_study_check: of('cpe_self_study', [0, 6.4, 100], [-0.2, 6.5, 100.2]),
    expiry: {
      takes: [{ issued_on: '2026-01-01', expires_on: '2026-01-02' }],
      refuses: [{ issued_on: '2026-01-01', expires_on: '2026-01-01' }],
    },
    name_check: filled('name', 1, 120),
    revoked: {
      takes: [{}, { revoked_at: '2026-01-01', revoked_reason: 'x' }],
      refuses: [{ revoked_at: '2026-01-01' }, { revoked_reason: 'x' }],
    },
    revoked_reason_check: filled('revoked_reason', 1, 1000),
  },
  cohorts: {
    name_check: between('name', 1, 80),
    seats_check: range('seats', 1, 25),
    seats_left: {
      takes: [
        { seats: 25, seats_taken: 25 },
        { seats: 25, seats_taken: 0 },
      ],
      refuses: [
        { seats: 25, seats_taken: 26 },
        { seats: 25, seats_taken: -1 },
      ],
    },
    status_check: options('status', 'planned', 'open', 'running', 'finished', 'cancelled'),
    weeks_check: range('weeks', 1, 52),
  },
  consents: {
    purpose_check: options(
      'purpose',
      'terms',
      'privacy',
      'newsletter',
      'contact',
      'programme_commitment',
      'recording',
      'testimonial',
    ),
    source_check: upTo('source', 120),
    version_check: between('version', 1, 40),
    whose: { takes: [{ email: 'a@b' }, { user_id: crypto.randomUUID() }], refuses: [{}] },
  },
  download_counts: {
    downloads_check: notNegative('downloads'),
    tool_id_check: of('tool_id', ['a', 'tool-2', x(80)], ['', 'A', 'a_b', '-a', 'a--b', 'a/b', x(81)]),
  },
  coach_profiles: {
    headline_check: upTo('headline', 120),
    bio_check: upTo('bio', 2000),
    specialties_check: of(
      'specialties',
      [[], ['a'], Array(8).fill(x(40))],
      [Array(9).fill('a'), [x(321)], ['a', null]],
    ),
  },
  directory_entries: {
    about_check: filled('about', 1, 2000),
    firm_check: filled('firm', 1, 120),
    headline_check: filled('headline', 1, 120),
    location_check: filled('location', 1, 80),
    slug_check: of('slug', ['ann-lee-7k3m'], ['', 'Ann', '-ann', 'ann--lee', 'ann/lee', x(141)]),
    specialities_check: of(
      'specialities',
      [['a'], Array(8).fill(x(40))],
      [[], Array(9).fill('a'), [x(321)], ['a', null], ['']],
    ),
  },
  invitations: {
    accepted: {
      takes: [{ status: 'accepted', accepted_at: '2030-01-01' }, { status: 'pending' }],
      refuses: [{ status: 'accepted' }, { status: 'pending', accepted_at: '2030-01-01' }],
    },
    email_check: lowerCase,
    name_check: upTo('name', 120),
    name_line: line('name'),
    role_check: options('role', 'user', 'coach', 'admin'),
    sends_check: range('sends', 1, 50),
    status_check: options('status', 'pending', 'accepted', 'withdrawn'),
    token_hash_check: hash('token_hash'),
  },
  lead_events: {
    kind_check: options('kind', 'status', 'assigned', 'note', 'call', 'email'),
    note: {
      takes: [{ kind: 'status' }, { kind: 'assigned' }, { kind: 'call', note: 'n' }],
      refuses: ['note', 'call', 'email'].map((kind) => ({ kind })),
    },
    note_check: between('note', 1, 4000),
  },
  leads: {
    annual_revenue_check: options('annual_revenue', ...valuesOf(revenueBands)),
    callback_check: upTo('callback', 120),
    company_check: upTo('company', 160),
    details_check: object('details', 32_768),
    message_check: upTo('message', 4000),
    name_check: between('name', 1, 120),
    name_line: line('name'),
    phone_check: upTo('phone', 40),
    source_check: upTo('source', 120),
    status_check: options('status', 'new', 'contacted', 'qualified', 'converted'),
    topic_check: upTo('topic', 120),
  },
  notifications: {
    body_check: upTo('body', 1000),
    kind_check: options('kind', 'story', 'client', 'application', 'booking', 'training', 'account', 'lead'),
    link_check: of(
      'link',
      ['/', '/dashboard', `/${x(299)}`],
      ['', 'x', '//x.example', '/\\x.example', 'https://x.example', 'javascript:1', `/${x(300)}`],
    ),
    title_check: between('title', 1, 160),
  },
  office_closures: { reason_check: filled('reason', 1, 120) },
  onboarding_answers: { answers_check: object('answers', 16_384), step_check: range('step', 0, 20) },
  projections: {
    inputs_check: of(
      'inputs',
      [{}, { revenue: 1, entity: 's-corp', joint: true, spouse: null }],
      [[], 'text', 7, { a: { b: 1 } }, { a: [1] }, { a: x(8192) }],
    ),
    label_check: filled('label', 1, 120),
    result_check: object('result', 16_384),
    tax_year_check: range('tax_year', 2000, 2100),
  },
  profiles: {
    avatar_path_check: of('avatar_path', [null], ['', 'face.webp', `${x(36)}/${x(36)}.svg`]),
    theme_check: options('theme', 'light', 'dark', 'system'),
    account_type_check: options('account_type', 'client', 'cpa'),
    company_check: upTo('company', 160),
    email_check: of('email', ['', ...addresses.takes], addresses.refuses),
    name_check: upTo('name', 120),
    phone_check: upTo('phone', 40),
    role_check: options('role', 'user', 'coach', 'admin'),
    status_check: options('status', 'pending', 'active', 'suspended'),
  },
  saved_views: {
    list_check: options(
      'list',
      'clients',
      'leads',
      'users',
      'coaches',
      'admin-clients',
      'applications',
      'calls',
      'invitations',
      'subscribers',
      'stories',
      'audit',
    ),
    name_check: filled('name', 1, 60),
    position_check: range('position', 0, 10_000),
    query_check: of('query', ['', 'status=Active&q=a%20b', x(1000)], ['?q=a', 'a\nb', x(1001)]),
  },
  site_errors: {
    ...sitePart,
    count_check: of('count', [1, 2], [0, -1]),
    kind_check: options('kind', ...errorKinds),
    message_check: between('message', 1, reportLimits.message),
    place_check: upTo('place', reportLimits.place),
    route_check: upTo('route', reportLimits.route),
    stack_check: upTo('stack', reportLimits.stack),
  },
  site_views: { ...sitePart, views_check: of('views', [1, 2], [0, -1]) },
  site_vitals: {
    ...sitePart,
    metric_check: options('metric', ...vitalNames),
    value_check: range('value', 0, 600_000),
    views_check: of('views', [1, 2], [0, -1]),
  },
  stories: {
    challenge_check: upTo('challenge', 8000),
    lesson_check: upTo('lesson', 8000),
    result_check: upTo('result', 8000),
    situation_check: upTo('situation', 8000),
    status_check: options('status', 'draft', 'in_review', 'published', 'archived'),
    strategy_check: upTo('strategy', 8000),
    title_check: upTo('title', 200),
  },
  story_comments: {
    body_check: filled('body', 1, 2000),
    part_check: options('part', 'situation', 'challenge', 'strategy', 'result', 'lesson'),
  },
  story_shares: {
    opened_check: notNegative('opened'),
    token_hash_check: hash('token_hash'),
  },
  subscribers: {
    confirm_token_hash_check: hash('confirm_token_hash'),
    email_check: of('email', addresses.takes, ['', 'A@b.c', 'a@B.c', ...addresses.refuses]),
    letters_check: range('letters', 0, 1000),
    source_check: upTo('source', 120),
    status_check: options('status', 'pending', 'confirmed', 'unsubscribed'),
    unsubscribe_token_hash_check: hash('unsubscribe_token_hash'),
    wording_check: between('wording', 1, 40),
  },
  symposium_registrations: {
    attendance_check: options('attendance', 'in_person', 'online'),
    event_check: of(
      'event',
      ['symposium-2026', 'symposium-2099'],
      ['', 'symposium-1999', 'symposium-20267', 'party'],
    ),
    firm_check: upTo('firm', 160),
    license_number_check: upTo('license_number', 60),
    license_state_check: upTo('license_state', 60),
    manage_token_hash_check: hash('manage_token_hash'),
    name_check: filled('name', 1, 120),
    name_line: line('name'),
    needs_check: upTo('needs', 1000),
    phone_check: phone,
    status_check: options('status', 'registered', 'waitlisted', 'attended', 'cancelled'),
    tracks_check: of(
      'tracks',
      [[], ['taxes', 'financial-planning', 'business-consulting', 'ethics']],
      [['golf'], ['taxes', 'golf'], Array(5).fill('taxes')],
    ),
  },
  tool_files: {
    path_check: of(
      'path',
      ['roi-forecast/0123456789abcdef.xlsx', 'a/0123456789abcdef.docx', 'a/0123456789abcdef.pptx'],
      [
        '',
        'incoming/x.xlsx',
        'a/0123456789abcdef.xlsm',
        'a/../0123456789abcdef.xlsx',
        '0123456789abcdef.xlsx',
      ],
    ),
    sha256_check: hash('sha256'),
    size_bytes_check: range('size_bytes', 1, 10_485_760),
    version_check: of('version', [1, 2], [0, -1]),
  },
  training_progress: {
    lesson_check: range('lesson', 0, 200),
    module_id_check: options(
      'module_id',
      'private-foundation',
      '401k',
      'pension',
      'cost-segregation',
      'cost-remediation',
      'captive-insurance',
      'tax-reduction-strategy',
      'rd-erc',
      'asset-protection',
      'legacy-estate-succession',
    ),
    percent_check: range('percent', 0, 100),
    quiz_score_check: range('quiz_score', 0, 100),
  },
  user_preferences: {
    preferences_check: of('preferences', [{}], [[], 'text', { a: x(16_384) }]),
    shape: of(
      'preferences',
      [
        {},
        ...['light', 'dark', 'system'].map((theme) => ({ theme })),
        { notifications: { email: false }, privacy: { show_email: true } },
      ],
      [
        { theme: 'neon' },
        { theme: 7 },
        { other: 1 },
        { notifications: [] },
        { notifications: { email: 'yes' } },
        { privacy: { show_email: null } },
      ],
    ),
  },
  waitlist: { status_check: options('status', 'waiting', 'offered', 'seated', 'left') },
};

const { rows: constraints } = await sql<{
  table: string;
  name: string;
  condition: string;
  options: string[];
}>`
  select c.conrelid::regclass::text as "table", replace(c.conname, c.conrelid::regclass || '_', '') as name,
    pg_get_expr(c.conbin, c.conrelid) as condition
  from pg_constraint c
  where c.contype = 'c' and c.conrelid <> 0 and c.connamespace = 'public'::regnamespace and c.convalidated
  order by 1, 2`.execute(database.db);

test('every constraint is tried, and every one that is tried is there', () => {
  assert.deepEqual(
    constraints.map(({ table, name }) => `${table} ${name}`),
    Object.entries(checks)
      .flatMap(([table, of]) => Object.keys(of).map((name) => `${table} ${name}`))
      .sort(),
  );
});

for (const table of Object.keys(checks)) {
  test(`${table}: what its columns take and refuse`, async () => {
    for (const { name, condition } of constraints.filter((constraint) => constraint.table === table)) {
      // A null condition passes, as in a constraint.
      const passes = async (row: Row): Promise<boolean> => {
        const { rows } = await sql<{ passes: boolean }>`
          select coalesce(${sql.raw(condition)}, true) as passes
          from jsonb_populate_record(null::${sql.raw(`public.${table}`)}, ${JSON.stringify(row)}::text::jsonb)`.execute(
          database.db,
        );
        return rows[0]?.passes ?? false;
      };
      const { takes, refuses } = checks[table]?.[name] ?? { takes: [], refuses: [] };
      const shown = (row: Row): string => `${name} ${JSON.stringify(row).slice(0, 120)}`;
      for (const row of takes) assert.ok(await passes(row), `takes ${shown(row)}`);
      for (const row of refuses) assert.ok(!(await passes(row)), `refuses ${shown(row)}`);
    }
  });
}

test('an email address is one that a link can carry', async () => {
  const fits = async (value: string): Promise<boolean> => {
    const { rows } = await sql<{ fits: boolean }>`
      select pg_input_is_valid(${value}, 'public.email_address') as fits`.execute(database.db);
    return rows[0]?.fits ?? false;
  };
  for (const value of addresses.takes) assert.ok(await fits(value), `takes ${value}`);
  for (const value of ['', ...addresses.refuses]) assert.ok(!(await fits(value)), `refuses ${value}`);
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname like '%email%'
      and a.atttypid = 'text'::regtype order by 1`.execute(database.db);
  // Both columns have their own check: a profile's address may be empty, and a subscriber's is trimmed first.
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['profiles.email', 'subscribers.email'],
  );
});

test('a text that somebody sends has a limit', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
      and (has_column_privilege('anon', c.oid, a.attnum, 'insert, update')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'insert, update'))
      and not exists (select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey))`.execute(database.db);
  assert.deepEqual(rows, []);
});
