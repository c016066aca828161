/** What is done about code that a page needs and that did not come. Rejects where its place shows the failure. */
export type Rescue = (error: Error) => Promise<never>;

let rescue: Rescue = (error) => Promise.reject(error);

/** Every page has this; what does something about it comes late (`recover.ts`). */
export const orRescue: Rescue = (error) => rescue(error);

export const setRescue = (other: Rescue): void => {
  rescue = other;
};
