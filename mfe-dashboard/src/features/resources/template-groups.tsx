import { type TemplateGroup, templateGroups, templates } from 'shared-contract/resources/templates';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';

const countOf = (wanted: TemplateGroup) => templates.filter(({ group }) => group === wanted).length;

/** Links to the library filtered by each group of templates, so that the library stays short. */
export const TemplateGroups = ({ addressOf }: { addressOf: (group: TemplateGroup) => string }) => (
  <>
    <p>
      {templates.length} templates, by group. Each is a sample: have your counsel read it before you use it.
    </p>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3">
      {templateGroups.map((group) => (
        <li key={group}>
          <Link
            to={addressOf(group)}
            className="flex min-h-control items-center gap-3 rounded-md border border-line bg-surface px-4 py-2 font-semibold text-primary hover:border-primary pointer-coarse:min-h-11"
          >
            <Icon
              name={group === 'Worksheets' ? 'calculator' : 'file'}
              className="size-4 shrink-0 text-copper"
            />
            {group}
            <span className="ml-auto font-normal text-muted tabular-nums">{countOf(group)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </>
);
