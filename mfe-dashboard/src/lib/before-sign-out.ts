type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/**
 * Registers what is asked before somebody signs out; false keeps them signed in.
 * @returns a function that unregisters
 */
export function beforeSignOut(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

export async function maySignOut(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}
