import { clsx } from 'clsx';
import { useId } from 'react';
import { Icon } from 'shared-ui/icon';
import { accountTypes, type AccountType } from './account-types.ts';

export interface RoleCardsProps {
  readonly chosen: AccountType | null;
  readonly onChoose: (type: AccountType) => void;
}

/** The first question of the registration. The cards stay, so that the answer can be changed. */
export function RoleCards({ chosen, onChoose }: RoleCardsProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-question`}
      data-slot="role-cards"
      className="flex flex-col gap-3 print:hidden"
    >
      <p id={`${id}-question`} className="font-semibold">
        Which describes you?
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {accountTypes.map((type) => {
          const pressed = chosen === type.id;
          return (
            <div
              key={type.id}
              className={clsx(
                'relative flex flex-col gap-2 rounded-md border bg-surface p-4 has-[button:hover]:border-primary',
                pressed ? 'border-primary outline outline-primary' : 'border-edge',
              )}
            >
              <button
                type="button"
                aria-pressed={pressed}
                aria-describedby={`${id}-${type.id}-text`}
                onClick={() => onChoose(type.id)}
                className="flex cursor-pointer items-center gap-2 text-start font-semibold text-primary after:absolute after:inset-0"
              >
                <Icon name={pressed ? 'circle-check' : type.icon} />
                {type.title}
              </button>
              <p id={`${id}-${type.id}-text`} className="text-sm text-muted">
                {type.text}
              </p>
            </div>
          );
        })}
      </div>
    </div>
  );
}
