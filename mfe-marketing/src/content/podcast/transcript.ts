/** What is said in an episode, in the order in which it is said. */
export interface Transcript {
  /** Names of those who speak; the first is the host. */
  readonly speakers: readonly [string, string];
  readonly chapters: readonly [Chapter, ...Chapter[]];
}

export interface Chapter {
  /** In the address; unique in the episode. */
  readonly id: string;
  readonly title: string;
  readonly turns: readonly Turn[];
}

export interface Turn {
  /** 0 is the host, 1 the guest. */
  readonly speaker: 0 | 1;
  /** Plain text, as it is said: numbers in digits, no abbreviations that nobody says. */
  readonly text: string;
}

/** What the page of an episode shows beside its transcript. */
export interface EpisodeNotes {
  /** Two or three paragraphs. */
  readonly summary: readonly string[];
  /** Five to seven short lines. */
  readonly keyTopics: readonly string[];
  /** Who the guest is: two paragraphs. */
  readonly guestBio: readonly string[];
  /** The law that is named, as `Treas. Reg. 1.6011-10`, and what it says in a few words. */
  readonly authorities: readonly { readonly cite: string; readonly says: string }[];
}
