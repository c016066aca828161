import { useState } from 'react';
import type { EarnedLevel } from 'shared-contract/resources/levels';
import { Button } from 'shared-ui/button';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { LevelsDialog } from './levels-dialog.tsx';

/** In the place of the button: which level opens it, and the way there. */
export function LockedLine({ level, title }: { level: EarnedLevel; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col items-start">
      <p className="font-medium">Opens with {level} level.</p>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        See how to reach it <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {isOpen ? <LevelsDialog wanted={level} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
