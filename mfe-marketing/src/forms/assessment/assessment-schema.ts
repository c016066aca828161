import { assessed } from 'shared-contract/forms/assessment/schema';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { costs, research } from '../../content/assessment/daily-business.ts';
import { property, retirement } from '../../content/assessment/plan-and-property.ts';
import { protection, risks } from '../../content/assessment/protection.ts';
import type { Question } from '../../content/assessment/question-types.ts';
import { entity, revenue } from '../../content/assessment/size-and-structure.ts';
import { giving, succession } from '../../content/assessment/what-comes-after.ts';

const answerTo = ({ options, missing }: Question) =>
  z.enum(
    options.map(({ value }) => value),
    missing,
  );

const fields = z.object({
  annualRevenue: answerTo(revenue),
  entity: answerTo(entity),
  costs: answerTo(costs),
  research: answerTo(research),
  retirement: answerTo(retirement),
  property: answerTo(property),
  protection: answerTo(protection),
  risks: answerTo(risks),
  succession: answerTo(succession),
  giving: answerTo(giving),
  ...assessed,
});

/** The answers, and whom they are from. */
export type AssessmentEntry = z.infer<typeof fields>;

/** Checks an assessment; the first message of each field is shown at that field. */
export const assessmentSchema = formSchema(fields);
