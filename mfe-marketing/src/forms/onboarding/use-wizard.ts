import { useEffect, useRef, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import type { StepAnswers } from 'shared-contract/onboarding/answers';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { resumeAt } from './answers.ts';
import { type Progress, saveStep } from './queries.ts';

interface WizardInput {
  readonly userId: string;
  readonly steps: readonly OnboardingStep[];
  readonly progress: Progress;
}

const NOT_SAVED = 'We could not save this step yet. Your answers are saved on this device.';

/** Controls the steps. The last position is the review. Each step is saved before the next one opens. */
export function useWizard({ userId, steps, progress }: WizardInput) {
  const [answers, setAnswers] = useState(progress.answers);
  const [position, setPosition] = useState(() => resumeAt(steps, progress.answers, progress.step));
  const [isChanging, setIsChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [position]);

  function goTo(target: number) {
    moved.current = true;
    setPosition(target);
  }

  async function save(stepAnswers: StepAnswers) {
    const step = steps[position];
    if (!step) return;
    const next = isChanging ? steps.length : position + 1;
    try {
      const entry = { userId, stepId: step.id, answers: stepAnswers, next };
      const saved = await saveStep(await getSupabase(), entry);
      setAnswers(saved);
      setIsChanging(false);
      goTo(resumeAt(steps, saved, next));
    } catch (error) {
      throw new Error(dataMessage(error, { what: NOT_SAVED }), { cause: error });
    }
  }

  const back = () => {
    setIsChanging(false);
    goTo(isChanging ? steps.length : position - 1);
  };

  const change = (index: number) => {
    setIsChanging(true);
    goTo(index);
  };

  return { answers, position, isChanging, heading, save, back, change };
}
