import { Claim } from 'shared-ui/claim';
import type { PapersSection } from '../../content/papers/section-types.ts';
import { PlainHead } from '../common/plain-head.tsx';

/** The head of a page to read, with the figures that it goes on to explain: what was counted, and what none promises. */
export function FiguresHeroSection({ section }: { section: PapersSection<'figuresHero'> }) {
  return (
    <PlainHead of={section} isRead>
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {section.figures.map(({ value, label, basis, limits }) => (
          <li key={label} className="border-t border-edge pt-6">
            <Claim disclosure={`${basis} ${limits}`} className="gap-3">
              <p className="grid gap-1">
                <span className="font-heading text-2xl leading-none tabular-nums md:text-3xl">{value}</span>{' '}
                <span className="font-semibold">{label}</span>
              </p>
            </Claim>
          </li>
        ))}
      </ul>
    </PlainHead>
  );
}
