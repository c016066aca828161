import { answerInWords } from 'shared-contract/forms/certification/labels';
import { unparse } from 'papaparse';
import { firmOf, statuses, typeNames, type Application } from './application.ts';

type Column = readonly [head: string, value: (application: Application, cohort: string) => string | null];

const yes = (ticked: boolean): string => (ticked ? 'yes' : 'no');

/** Everything that the form asked for; times are instants, so that a workbook can reckon with them. */
const columns: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => statuses[status].label],
  ['Type', ({ applicant_type }) => typeNames[applicant_type]],
  ['First name', ({ first_name }) => first_name],
  ['Last name', ({ last_name }) => last_name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Firm or business', firmOf],
  ['Title', ({ title }) => title],
  ['Years of experience', ({ years_experience }) => answerInWords('yearsExperience', years_experience)],
  ['License number', ({ license_number }) => license_number],
  ['License state', ({ license_state }) => license_state],
  ['Current revenue', ({ current_revenue }) => answerInWords('currentRevenue', current_revenue)],
  ['Target revenue', ({ target_revenue }) => answerInWords('targetRevenue', target_revenue)],
  ['Annual revenue', ({ annual_revenue }) => answerInWords('annualRevenue', annual_revenue)],
  ['Employees', ({ num_employees }) => answerInWords('numEmployees', num_employees)],
  ['Cohort wanted', (_, cohort) => cohort],
  ['Kinds of clients', ({ client_types }) => client_types],
  ['Biggest challenge', ({ biggest_challenge }) => biggest_challenge],
  ['Why they apply', ({ why_applying }) => why_applying],
  ['Interests', ({ interests }) => interests],
  ['Notes', ({ notes }) => notes],
  [
    'Can commit to the program',
    ({ applicant_type, commitment }) => (applicant_type === 'cpa' ? yes(commitment) : ''),
  ],
  ['Submitted', ({ created_at }) => new Date(created_at).toISOString()],
  ['Review due', ({ review_due_at }) => new Date(review_due_at).toISOString()],
  ['Decided', ({ decided_at }) => (decided_at === null ? '' : new Date(decided_at).toISOString())],
  ['Told to the applicant', ({ decision_note }) => decision_note],
  ['Id', ({ id }) => id],
];

/** For a workbook: it reads UTF-8 by its mark, and no text as a formula. */
export const toCsv = (rows: readonly Application[], cohortNames: ReadonlyMap<string, string>): string =>
  `\uFEFF${unparse(
    {
      fields: columns.map(([head]) => head),
      data: rows.map((row) =>
        columns.map(([, value]) => value(row, cohortNames.get(row.cohort_id ?? '') ?? '')),
      ),
    },
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`;
