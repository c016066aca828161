import type { TrainingModule } from '../module-types.ts';

/** The authorities that the figures come from; print opens them. */
export function Sources({ module }: { module: TrainingModule }) {
  if (module.sources.length === 0) return null;
  const list = (
    <ul className="mt-2 grid gap-2 text-sm">
      {module.sources.map(({ authority, year, says }) => (
        <li key={authority} className="break-inside-avoid">
          <span className="font-semibold">{authority}</span> ({year}): {says}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="mt-8 border-t border-line pt-3 print:hidden">
        <summary className="cursor-pointer font-semibold">Authorities ({module.sources.length})</summary>
        {list}
      </details>
      <section aria-label="Authorities" className="mt-8 hidden print:block">
        <h2 className="text-xl">Authorities</h2>
        {list}
      </section>
    </>
  );
}
