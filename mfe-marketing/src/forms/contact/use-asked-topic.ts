import { useEffect, useRef } from 'react';
import type { ContactTopic } from './contact-topics.ts';

/**
 * Chooses the topic that the address names, over one kept from an earlier visit.
 * For the component around the form: its effects run after the form has put a kept draft back.
 */
export function useAskedTopic(topic: ContactTopic | undefined) {
  const select = useRef<HTMLSelectElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const asked = topic?.value;
  const draft = topic?.message;
  useEffect(() => {
    if (!select.current) return;
    if (asked !== undefined) select.current.value = asked;
    // A kept topic that is no longer offered.
    if (select.current.selectedIndex < 0) select.current.selectedIndex = 0;
  }, [asked]);
  useEffect(() => {
    if (draft !== undefined && message.current?.value === '') message.current.value = draft;
  }, [draft]);
  return { select, message };
}
