import { ChoiceGroup } from 'shared-ui/form-kit';
import { duplicateRules, type DuplicateRule } from '../data/import-clients.ts';

const words: Readonly<Record<DuplicateRule, string>> = {
  skip: 'Skip them',
  update: 'Update them with what the file has',
  add: 'Add them once more',
};
const options = duplicateRules.map((value) => ({ value, label: words[value] }));

interface Props {
  readonly rule: DuplicateRule;
  readonly onRule: (rule: DuplicateRule) => void;
}

/** What happens to clients that are there already: chosen once, for all of the file. */
export function DuplicatesChoice({ rule, onRule }: Props) {
  return (
    <div
      className="max-w-160"
      onChange={({ target }) => {
        const next = duplicateRules.find((one) => target instanceof HTMLInputElement && target.value === one);
        if (next) onRule(next);
      }}
    >
      <ChoiceGroup
        look="list"
        legend="Clients that you have already, by email, or by name and company"
        name="duplicates"
        options={options}
        chosen={[rule]}
        required
      />
    </div>
  );
}
