import { Button } from 'shared-ui/button';
import { SearchField } from '../../../components/list/search-field.tsx';
import { catalog } from '../catalog.ts';
import { countWith, type ModuleChoice } from '../choose-modules.ts';
import { categories, levels } from '../module-types.ts';

const filters = [
  { key: 'category', label: 'Category', all: 'All Modules', offers: categories },
  { key: 'level', label: 'Level', all: 'All Levels', offers: levels },
] as const;

interface Props {
  readonly choice: ModuleChoice;
  readonly change: (next: Partial<ModuleChoice>, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
}

/** Search and two filters; each offer says how many it would leave. */
export function TrainingFilters({ choice, change, clear, isNarrowed }: Props) {
  return (
    <div
      role="search"
      aria-label="Modules"
      className="grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap print:hidden max-sm:[&>:first-child]:col-span-2"
    >
      <SearchField label="Search modules" search={choice.q} write={(q) => change({ q }, { replace: true })} />
      {filters.map(({ key, label, all, offers }) => (
        <label key={key} className="flex min-w-0 flex-col text-sm text-muted">
          {label}
          <select
            value={choice[key]}
            onChange={({ target }) => change({ [key]: target.value })}
            className="min-h-control w-full max-w-full rounded-md border border-edge bg-surface px-3 text-field text-ink"
          >
            <option value="">
              {all} ({countWith(catalog, choice, { [key]: '' })})
            </option>
            {offers.map((offer) => (
              <option key={offer} value={offer}>
                {offer} ({countWith(catalog, choice, { [key]: offer })})
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button
        variant="quiet"
        size="sm"
        disabled={!isNarrowed}
        onClick={clear}
        className="min-h-control justify-self-start"
      >
        Clear
      </Button>
    </div>
  );
}
