import { certificateCode } from 'shared-contract/certificate-code';
import { paths } from 'shared-contract/paths';
import { TextField } from 'shared-ui/field';
import { Form, type FormSchema } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';

const schema: FormSchema<string> = {
  safeParse({ code }) {
    const meant = typeof code === 'string' ? certificateCode(code) : undefined;
    return meant === undefined
      ? {
          ok: false,
          errors: { code: 'Enter the complete code: CPPS and three groups of four letters or digits' },
        }
      : { ok: true, value: meant };
  },
};

/** Opens the page of a certificate code. Accepts all its common spellings. */
export function CodeForm({ submitLabel }: { readonly submitLabel: string }) {
  const navigate = useNavigate();
  return (
    <Form
      label={submitLabel}
      schema={() => Promise.resolve(schema)}
      submitLabel={submitLabel}
      busyLabel={submitLabel}
      onSubmit={async (code) => {
        await navigate(paths.verifyCode(code));
      }}
    >
      <TextField
        label="Certificate code"
        name="code"
        hint="Like CPPS-7K3M-Q9XT-W2HF; capitals and hyphens don’t matter"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        className="max-w-md"
        required
      />
    </Form>
  );
}
