import { assessed } from 'shared-contract/forms/assessment/schema';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { costs, entity, type Question, research, revenue } from '../../content/assessment/business.ts';
import {
  giving,
  property,
  protection,
  retirement,
  risks,
  succession,
} from '../../content/assessment/planning.ts';

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

export type AssessmentEntry = z.infer<typeof fields>;

export const assessmentSchema = formSchema(fields);
