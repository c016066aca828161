import { catalog } from './outlines.ts';
import { loadLesson } from '../lesson/load-lesson.ts';
import { CHECK } from '../progress.ts';
import { lessonText } from '../testing/check-module.ts';

const LEAST_WORDS = 1_500;

describe.each(catalog.map((outline) => [outline.id, outline] as const))('%s', (id, outline) => {
  const text = lessonText(id);
  const sections = outline.sections.map((section) => section.id);

  test('has its sections in the order of its contents', () => {
    expect([...text.matchAll(/<Section id="([^"]+)">/g)].map(([, section]) => section)).toEqual(sections);
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expect(sections.length).toBeLessThanOrEqual(8);
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections).not.toContain(CHECK);
  });

  test('has the length, the topics and the objectives of a module, one figure and one example', async () => {
    expect(text.replaceAll(/<[^>]+>|[|#*-]/g, ' ').match(/[\p{L}\d$’,.%]+/gu)?.length).toBeGreaterThan(
      LEAST_WORDS,
    );
    expect(outline.keyTopics.length).toBeGreaterThanOrEqual(5);
    expect(outline.learningObjectives.length).toBeGreaterThanOrEqual(4);
    expect(text.match(/<Figure \/>/g)).toHaveLength(1);
    expect(text.match(/<Example \/>/g)).toHaveLength(1);
    expect((await loadLesson(outline)).module.sources.length).toBeGreaterThan(3);
  });

  test('asks five questions that have one answer, a reason and a place to read it', async () => {
    const { quiz } = (await loadLesson(outline)).module;
    expect(new Set(quiz.map((question) => question.id)).size).toBe(5);
    for (const { options, right, reason, section } of quiz) {
      expect(options.length).toBeGreaterThanOrEqual(3);
      expect(options.length).toBeLessThanOrEqual(4);
      expect(new Set(options).size).toBe(options.length);
      expect(options[right]).toBeDefined();
      expect(reason.length).toBeGreaterThan(40);
      expect(sections).toContain(section);
    }
  });
});
