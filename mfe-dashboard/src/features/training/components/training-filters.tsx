import { ChoiceFilters } from '../../../components/list/choice-filters.tsx';
import { catalog } from '../catalog.ts';
import { countWith, type ModuleChoice } from '../choose-modules.ts';
import { categories, levels } from '../module-types.ts';

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const filters = [
  { key: 'category', label: 'Category', all: 'All Modules', offers: named(categories) },
  { key: 'level', label: 'Level', all: 'All Levels', offers: named(levels) },
] as const;

interface Props {
  readonly choice: ModuleChoice;
  readonly change: (next: Partial<ModuleChoice>, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
}

/** Search and two filters of the modules. */
export const TrainingFilters = ({ choice, change, clear, isNarrowed }: Props) => (
  <ChoiceFilters
    label="Modules"
    search="Search modules"
    {...{ filters, choice, clear, isNarrowed }}
    change={(key, value, options) => change({ [key]: value }, options)}
    countWith={(key, value) => countWith(catalog, choice, { [key]: value })}
    className="grid-cols-2 max-sm:[&>:first-child]:col-span-2"
  />
);
