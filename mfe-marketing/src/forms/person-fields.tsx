import { TextField } from 'shared-ui/field';

/** Fields `name`, `email`, and `phone`, the same in all forms of the site. */
export function PersonFields({
  errors = {},
  phoneRequired = false,
}: {
  /** Errors that the surrounding form doesn't have, such as those of one step. */
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
