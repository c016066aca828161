/** A document that replaces all of the build's documents in tests. */
export const document = {
  file: '/resources/paper.pdf',
  pages: 12,
  bytes: 173_400,
  cover: { src: '/static/documents/paper.0a1b2c3d4e.webp', width: 510, height: 660 },
};
