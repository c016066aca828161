import { contactTopics } from 'shared-contract/forms/contact/options';
import { contactTopicFrom } from './contact-topics.ts';

test.each(contactTopics.map(({ value, label }) => [value, label]))('%s is known', (value, label) => {
  expect(contactTopicFrom(value)).toEqual({ value, label });
});

test.each([
  ['paper:social-security-allocations', 'White paper: Social security allocations'],
  ['resource:ira-rollover-guide', 'Resource: IRA rollover guide'],
  ['partner:harrow-lyle', 'Partner: Harrow lyle'],
  ['sale-of-a-dental-group', 'Sale of a dental group'],
  ['constructor:x', 'Constructor: X'],
])('%s becomes readable', (asked, label) => {
  expect(contactTopicFrom(asked)).toMatchObject({ value: asked, label });
});

test('what is asked for by name comes with a first sentence', () => {
  expect(contactTopicFrom('paper:captive-basics')?.message).toBe('Please send me “Captive basics”.');
  expect(contactTopicFrom('certification')?.message).toBeUndefined();
});

test('a quote names the person and what is asked for, in their own spelling', () => {
  expect(contactTopicFrom('quote:Gwendolyn Farrar:Captive review')).toEqual({
    value: 'quote:Gwendolyn Farrar:Captive review',
    label: 'Quote from Gwendolyn Farrar: Captive review',
    message: 'Please ask Gwendolyn Farrar for a quote for “Captive review”. About my situation: ',
  });
  expect(contactTopicFrom('quote:captive-review')?.label).toBe('Quote: Captive review');
});

test.each([[null], [''], ['  '], [':::'], ['\u0000\u202e']])('%j is no topic', (asked) => {
  expect(contactTopicFrom(asked)).toBeUndefined();
});

test('what is no text is dropped, and what is long is cut', () => {
  expect(contactTopicFrom('<b>new\u0000 plan</b>')?.value).toBe('b new plan b');
  expect(contactTopicFrom('a'.repeat(500))?.value).toHaveLength(100);
});
