import { createContext, useContext } from 'react';
import type { Lesson } from '../load-module.ts';

interface Reading {
  readonly lesson: Lesson;
  /** The section that is open; print has all of them. */
  readonly current: string;
}

const context = createContext<Reading | null>(null);
export const ReadingProvider = context.Provider;

/** The lesson that is read: what its text's components show. */
export function useReading(): Reading {
  const reading = useContext(context);
  if (!reading) throw new Error('A lesson’s component stands outside of a lesson.');
  return reading;
}

/** Where a section's heading is found: focus goes there. */
export const headingId = (section: string): string => `lesson-${section}`;
