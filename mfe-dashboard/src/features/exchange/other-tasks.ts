/** Lets the page answer and paint between two pieces of long work. */
export const otherTasks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
