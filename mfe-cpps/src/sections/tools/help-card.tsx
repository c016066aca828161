import { useId, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { WeeklyCallPanel } from './weekly-call-panel.tsx';

export function HelpCard() {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <Card as="section" aria-labelledby="tool-help">
      <h2 id="tool-help" className="text-lg">
        Need a second pair of eyes?
      </h2>
      <p>Bring a worksheet to a consultation, or your question to the weekly call.</p>
      <div className="flex flex-col gap-3">
        <ButtonLink to={paths.book} size="sm">
          Schedule Consultation
        </ButtonLink>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          Join Weekly Call
        </Button>
      </div>
      <div id={panel} hidden={!open}>
        {open ? <WeeklyCallPanel /> : null}
      </div>
    </Card>
  );
}
