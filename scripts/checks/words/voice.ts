/** Phrases that plain American English replaces, with the words to use. */
const markers: readonly (readonly [marker: RegExp, instead: string])[] = [
  [/\b(?:some|no|every)body\b|\banybody\b(?! can)|\bwho(?:m)?ever\b/gi, 'the role: client, coach, visitor'],
  [/\b(?:stands|stood)\b(?! (?:for|out|up|behind|by))/gi, 'is, appears'],
  [/\bbeside\b/gi, 'next to, in addition to'],
  [
    /(?<!\b(?:one|two|three|five|some|any|each|every|most|more|none|both|all|many|much|half|parts?|few|several) )\bof (?:it|them)\b/gi,
    'its, their',
  ],
  [/\bof (?:its|their|our|your|his|her) own\b|\bof (?:ours|theirs)\b/gi, 'its own, our'],
  [/\bat once\b/gi, 'immediately'],
  [/\bin (?:the|its|their) place of\b/gi, 'instead of'],
  [/\b(?:no|any) more\b(?! than)/gi, 'no longer'],
  [/\bhears? of\b/gi, 'is notified of'],
  [/\bthe own\b/gi, 'its own'],
];

/** Returns the phrases of a text that need other words, each with those to use. */
export const markersIn = (text: string): string[] =>
  markers.flatMap(([marker, instead]) =>
    [...text.matchAll(marker)].map(([found]) => `"${found}": write ${instead}`),
  );
