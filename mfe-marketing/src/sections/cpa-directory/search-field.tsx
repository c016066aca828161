import { useEffect, useRef } from 'react';
import { Icon } from 'shared-ui/icon';
import { control } from '../common/choice-field.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/**
 * What is typed stands in the field at once, and in the address a moment later. Only a value that did not come from the
 * field (a step back, Clear Filters) is written into it.
 */
export function SearchField({ label, hint, value, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const own = sent.current.indexOf(value);
    if (own >= 0) sent.current.splice(0, own);
    else if (field.current && (field.current.value !== '' || value !== '')) {
      sent.current = [];
      field.current.value = value;
    }
  }, [value]);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor="search" className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          ref={field}
          id="search"
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={value}
          placeholder={hint}
          onInput={({ currentTarget }) => {
            sent.current.push(currentTarget.value);
            onType(currentTarget.value);
          }}
          className={`${control} ps-11`}
        />
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      </div>
    </div>
  );
}
