import type { Transcript } from '../../content/podcast/transcript.ts';

/** What is said, chapter by chapter: who speaks stands beside each turn. */
export function TranscriptText({ transcript }: { readonly transcript: Transcript }) {
  return transcript.chapters.map(({ id, title, turns }) => (
    <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
      <h3 id={id} className="scroll-mt-24 break-after-avoid text-xl">
        {title}
      </h3>
      <ul>
        {turns.map(({ speaker, text }) => (
          <li key={text} className="mt-4 grid gap-x-6 md:grid-cols-[7rem_1fr] md:gap-x-4">
            <p className={speaker === 0 ? 'text-muted' : 'text-copper'}>
              {transcript.speakers[speaker].split(' ')[0]}
              <span className="sr-only">:</span>
            </p>
            <p className="orphans-3 widows-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
