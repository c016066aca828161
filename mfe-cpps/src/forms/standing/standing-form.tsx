import { useRef, type RefObject } from 'react';
import { useSession } from 'shared-auth/session-provider';
import type { ApplicationStanding, StandingRequest } from 'shared-contract/forms/certification/standing';
import { TextField, useProposals } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { OwnForm } from 'shared-ui/form-block';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { lookUp } from '../../content/standing.ts';
import { loadStandingSchema } from './load-standing-schema.ts';
import { StandingCard } from './standing-card.tsx';
import { readStanding } from './standing.ts';

/** The reference of the letter's link, and the address of who is signed in; an address never stands in a link. */
function Prefill({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const [search] = useSearchParams();
  const { user } = useSession();
  useProposals(area, { reference: search.get('reference'), email: user?.email });
  return null;
}

/** Asks for what opens an application, and shows where it stands. Nothing of it is kept on this device. */
export function StandingForm() {
  const area = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  return (
    <OwnForm>
      <Form<StandingRequest, ApplicationStanding>
        schema={loadStandingSchema}
        onSubmit={readStanding}
        submitLabel="See where it stands"
        busyLabel="Looking…"
        label={lookUp.formLabel}
        done={(asked, standing) => <StandingCard asked={asked} standing={standing} />}
      >
        <div ref={area} className="grid gap-6">
          {isHydrated ? <Prefill area={area} /> : null}
          <TextField
            label="Reference"
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        </div>
      </Form>
    </OwnForm>
  );
}
