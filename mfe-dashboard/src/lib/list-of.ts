/** What stands between commas or on lines of its own, each once. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .filter((part) => part !== ''),
  ),
];
