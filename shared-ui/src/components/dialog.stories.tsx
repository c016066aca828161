import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const meta = { title: 'Overlays/Dialog' } satisfies Meta;
export default meta;

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the client</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Harrow & Lyle?"
        description="Its stories and notes go with it. This cannot be undone."
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button variant="danger" onClick={() => setOpen(false)}>
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  );
}

export const Confirm: StoryObj<typeof meta> = { render: () => <Example /> };
