import { useState } from 'react';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { CheckboxField } from 'shared-ui/field';
import { saveFile } from 'shared-ui/save-file';
import { copyText } from '../../copy-text.ts';
import { inFours } from '../../security-words.ts';

interface CodesStepProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
}

/** Ten codes, shown this once. Whoever goes on says that they have them. */
export function CodesStep({ codes, email, onDone }: CodesStepProps) {
  const [isStored, setIsStored] = useState(false);
  const lines = codes.map((code) => inFours(code, '-'));
  const file = [
    `Recovery codes for ${email} at ${brand.name}`,
    'Each opens your account once, in place of the code from your app.',
    '',
    ...lines,
    '',
  ].join('\r\n');
  return (
    <>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-2 rounded-md border border-line bg-ground p-4 sm:grid-cols-2"
      >
        {lines.map((line) => (
          <li key={line}>
            <code className="whitespace-nowrap">{line}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => void copyText(lines.join('\n'), 'The codes are')}
        >
          Copy
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            saveFile({ name: 'recovery-codes.txt', type: 'text/plain;charset=utf-8', content: file })
          }
        >
          Download
        </Button>
      </div>
      <CheckboxField
        name="stored"
        label="I have stored these codes"
        required
        onChange={({ currentTarget }) => setIsStored(currentTarget.checked)}
      />
      <Button className="self-start" disabled={!isStored} onClick={onDone}>
        Done
      </Button>
    </>
  );
}
