import { Dialog } from 'shared-ui/dialog';
import { TextareaField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import type { ParticipantCertificate } from '../data/list-participants.ts';
import { useCertify } from '../use-certify.ts';

const schema = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-cohort-schema" */ '../cohort.schema.ts')).then(
    ({ revocationSchema }) => revocationSchema,
  );

interface Props {
  readonly certificate: ParticipantCertificate;
  readonly onClose: () => void;
}

export function RevocationDialog({ certificate: { id, name, code }, onClose }: Props) {
  const certify = useCertify();
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={`Revoke the certificate of ${name}`}
      description={`${code} is shown as revoked at once, and the directory entry goes. This cannot be taken back.`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Form
        label="Revocation"
        schema={schema}
        submitLabel="Revoke it"
        busyLabel="Revoking..."
        onSubmit={async ({ reason }) => {
          await certify(
            { action: 'revoke', certificateId: id, reason },
            `The certificate of ${name} is revoked`,
          );
          onClose();
        }}
      >
        <TextareaField
          label="Reason"
          name="reason"
          hint="Goes to the holder by email. The public page does not show it."
          rows={4}
          maxLength={1000}
          required
        />
      </Form>
    </Dialog>
  );
}
