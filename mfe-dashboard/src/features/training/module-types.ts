import type { ResourceId } from 'shared-contract/resources/resources';
import type { StrategyId } from 'shared-contract/strategies';
import type { ToolId } from 'shared-contract/tool-places';
import type { ModuleId } from '../../lib/training-modules.ts';

export type { ModuleId } from '../../lib/training-modules.ts';

export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type ModuleLevel = (typeof levels)[number];

export const categories = [
  'Tax Strategy',
  'Retirement Planning',
  'Estate Planning',
  'Risk Management',
  'Business Strategy',
  'Tax Credits',
] as const;
export type ModuleCategory = (typeof categories)[number];

export interface ModuleSection {
  /** Stands in the address: `/dashboard/training/401k/limits`. */
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
}

/** What is known of a module without its text: list, module page, palette. */
export interface ModuleOutline {
  readonly id: ModuleId;
  readonly title: string;
  /** For the card: one or two sentences. */
  readonly description: string;
  /** As it is shown: `2.5 hours`. The minutes of the sections add up to it. */
  readonly duration: string;
  readonly level: ModuleLevel;
  readonly category: ModuleCategory;
  /** Whose plan symbol stands on the card. */
  readonly icon: StrategyId;
  /** At least five. */
  readonly keyTopics: readonly string[];
  /** At least four. */
  readonly learningObjectives: readonly string[];
  readonly resources: { readonly tools: readonly ToolId[]; readonly library: readonly ResourceId[] };
  /** Five to eight. */
  readonly sections: readonly ModuleSection[];
}

/** How a figure is written: whole dollars, per cent of a part of one, a bare number. */
export type Unit = 'dollars' | 'percent' | 'number' | 'years';

export interface Quantity {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  /** Where it comes from: the client, or an authority with its year. */
  readonly source?: string;
}

/** A line of the result: one figure, or one for each of the example's columns. */
export interface ResultLine {
  readonly label: string;
  readonly value: number | readonly number[];
  readonly unit: Unit;
  /** How it is reached: `20% of 300,000`. */
  readonly how?: string;
  readonly isTotal?: boolean;
}

/** A worked example: what goes in, and what is computed from it. Made by {@link workedExample}. */
export interface WorkedExample {
  readonly title: string;
  readonly inputs: readonly Quantity[];
  /** Heads of the result's columns, where it compares designs. */
  readonly columns?: readonly string[];
  readonly result: readonly ResultLine[];
}

export interface QuizQuestion {
  readonly id: string;
  readonly question: string;
  /** Three or four. */
  readonly options: readonly string[];
  /** Index of the right one. */
  readonly right: number;
  /** Why it is right, and what is wrong with the likeliest other. */
  readonly reason: string;
  /** Id of the section that explains it. */
  readonly section: string;
}

export interface ModuleSource {
  /** As it is cited: `IRC 168(k), Pub. L. 119-21 sec. 70301`. */
  readonly authority: string;
  readonly year: number;
  readonly says: string;
}

/** A module with all but its text. */
export interface TrainingModule extends ModuleOutline {
  readonly example: WorkedExample;
  readonly quiz: readonly [QuizQuestion, QuizQuestion, QuizQuestion, QuizQuestion, QuizQuestion];
  readonly sources: readonly ModuleSource[];
}
