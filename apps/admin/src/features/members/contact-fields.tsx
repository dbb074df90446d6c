import { type Control, type FieldPath, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';

const optionalEmail = z.union([z.literal(''), z.email('Enter an e-mail address')]);

export const contactFields = {
  email: optionalEmail,
  phoneNumber: z.string().trim(),
  state: z.string().trim(),
};

type Contact = Readonly<Record<keyof typeof contactFields, string>>;

/** E-mail, phone and state of a member; each may be left out. */
export function ContactFields<Values extends Contact>({ control }: { readonly control: Control<Values> }) {
  const field = (name: keyof Contact) => name as FieldPath<Values>;
  return (
    <>
      <FormTextField
        control={control}
        name={field('email')}
        label="Email"
        type="email"
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
      />
      <FormTextField
        control={control}
        name={field('phoneNumber')}
        label="Phone"
        slotProps={{ htmlInput: { maxLength: 40, inputMode: 'tel', autoComplete: 'off' } }}
      />
      <FormTextField
        control={control}
        name={field('state')}
        label="State"
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
    </>
  );
}
