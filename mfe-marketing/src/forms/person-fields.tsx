import { TextField } from 'shared-ui/field';

/** Full name, email and phone, as every form of this site asks for them. Names are `name`, `email` and `phone`. */
export function PersonFields({
  errors = {},
  phoneRequired = false,
}: {
  /** Messages that the form around does not hold, for instance of one step. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly phoneRequired?: boolean;
}) {
  return (
    <>
      <TextField label="Full Name" name="name" autoComplete="name" required error={errors['name']} />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors['email']}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required={phoneRequired}
        error={errors['phone']}
      />
    </>
  );
}
