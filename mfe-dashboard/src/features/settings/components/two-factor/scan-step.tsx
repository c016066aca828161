import { renderSVG } from 'uqr';
import { Button } from 'shared-ui/button';
import { copyText } from '../../copy-text.ts';
import { inFours } from '../../security-words.ts';
import { CodeForm } from './code-form.tsx';

interface ScanStepProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCode: (code: string) => Promise<void>;
}

/** An image of its own, so that no script and no style of it counts. Light in both themes: cameras read it so. */
const imageOf = (uri: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2, ecc: 'M' }))}`;

/** The new authenticator reads the code, and shows that it has by a code of its own. */
export function ScanStep({ secret, uri, onCode }: ScanStepProps) {
  return (
    <>
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>
          <p>Open an authenticator app on your phone and scan this code.</p>
          <img
            src={imageOf(uri)}
            width={200}
            height={200}
            alt="QR code for your authenticator app"
            className="mt-3 rounded-md border border-line"
          />
          <p className="mt-3 text-sm text-muted">Cannot scan it? Type this key into the app:</p>
          <div className="flex flex-wrap items-center gap-x-3">
            <code className="text-sm wrap-anywhere">{inFours(secret)}</code>
            <Button
              size="sm"
              variant="quiet"
              className="-ml-4"
              onClick={() => void copyText(secret, 'The key is')}
            >
              Copy
            </Button>
          </div>
        </li>
        <li>Enter the code that the app shows for this account.</li>
      </ol>
      <CodeForm submitLabel="Continue" busyLabel="Checking..." onCode={onCode} />
    </>
  );
}
