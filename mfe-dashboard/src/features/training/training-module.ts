import type { ResourceId } from 'shared-contract/resources/resources';
import type { StrategyId } from 'shared-contract/strategies';
import type { ToolId } from 'shared-contract/tool-places';
import type { ModuleId } from '../../lib/training.ts';

export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export const categories = [
  'Tax Strategy',
  'Retirement Planning',
  'Estate Planning',
  'Risk Management',
  'Business Strategy',
  'Tax Credits',
] as const;

interface ModuleSection {
  /** Part of the address: `/dashboard/training/401k/limits`. */
  readonly id: string;
  readonly title: string;
}

/** A module without its text, for the list, the module page, and the palette. */
export interface ModuleOutline {
  readonly id: ModuleId;
  readonly title: string;
  /** For the card. One or two sentences. */
  readonly description: string;
  /** As listed in the specification, for example `2.5 hours`. The reading time comes from `studyMinutes`. */
  readonly duration: string;
  readonly level: (typeof levels)[number];
  readonly category: (typeof categories)[number];
  /** Layer of the program, 1 to 9. Cost remediation has none, and layer 9 has tools but no module. */
  readonly layer?: number;
  /** Strategy whose plan symbol appears on the card. */
  readonly icon: StrategyId;
  /** At least five. */
  readonly keyTopics: readonly string[];
  /** At least four. */
  readonly learningObjectives: readonly string[];
  readonly resources: { readonly tools: readonly ToolId[]; readonly library: readonly ResourceId[] };
  /** Five to eight. */
  readonly sections: readonly ModuleSection[];
}

/** Format of a value. `percent` values are fractions of 1. Values without a unit are dollars, without cents. */
export type Unit = 'percent' | 'number' | 'years';

interface Quantity {
  readonly label: string;
  readonly value: number;
  readonly unit?: Unit;
  /** Source: the client, or an authority with its year. */
  readonly source?: string;
}

/** One value, or one per column of the example. */
export interface ResultLine {
  readonly label: string;
  readonly value: number | readonly number[];
  readonly unit?: Unit;
  /** Calculation, for example `20% of 300,000`. */
  readonly how?: string;
  readonly isTotal?: boolean;
}

/** Create it with {@link workedExample}. */
export interface WorkedExample {
  readonly title: string;
  readonly inputs: readonly Quantity[];
  /** Column headers, if the example compares designs. */
  readonly columns?: readonly string[];
  readonly result: readonly ResultLine[];
}

export interface QuizQuestion {
  readonly id: string;
  readonly question: string;
  /** Three or four. */
  readonly options: readonly string[];
  /** Index of the correct option. */
  readonly right: number;
  /** Explains the correct option and why the most likely wrong one is wrong. */
  readonly reason: string;
  readonly section: string;
}

export type Quiz = readonly [QuizQuestion, QuizQuestion, QuizQuestion, QuizQuestion, QuizQuestion];
const QUESTIONS: Quiz['length'] = 5;

/** Rates of the word-count formula for self study (NASBA and AICPA, Statement on Standards for CPE Programs). */
const WORDS_A_MINUTE = 180;
const MINUTES_A_QUESTION = 1.85;

/** Returns the minutes that reading a lesson and answering its questions takes. */
export const studyMinutes = (words: number, questions: number = QUESTIONS): number =>
  words / WORDS_A_MINUTE + questions * MINUTES_A_QUESTION;

export interface ModuleSource {
  /** Citation, for example `IRC 168(k), Pub. L. 119-21 sec. 70301`. */
  readonly authority: string;
  readonly year: number;
  readonly says: string;
}

/** A module without its text. */
export interface TrainingModule extends ModuleOutline {
  readonly example: WorkedExample;
  readonly quiz: Quiz;
  readonly sources: readonly ModuleSource[];
}

interface Definition<Key extends string> {
  readonly title: string;
  readonly inputs: Readonly<Record<Key, Quantity>>;
  readonly columns?: readonly string[];
  readonly compute: (values: Readonly<Record<Key, number>>) => readonly ResultLine[];
}

/** Computes the results of a worked example from its inputs, so that they can't disagree. */
export function workedExample<Key extends string>({
  inputs,
  compute,
  ...head
}: Definition<Key>): WorkedExample {
  const entries = Object.entries<Quantity>(inputs);
  const values = Object.fromEntries(entries.map(([key, { value }]) => [key, value])) as Record<Key, number>;
  return { ...head, inputs: entries.map(([, quantity]) => quantity), result: compute(values) };
}
