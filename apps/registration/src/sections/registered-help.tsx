import { TextLink, Typography } from '@concord/ui';
import { useFormState } from '@concord/ui/forms';
import { useRegistrationForm } from '../form/use-registration-form';
import { SerialPhones } from './serial-phones';

/** Help for a value that is already registered. */
function Help({ field, type }: { readonly field: 'email' | 'serialNumber'; readonly type: string }) {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control, name: field });
  if (errors[field]?.type !== type) return null;
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1 }}>
      Have you registered before? You don’t need to do it again.{' '}
      <TextLink to="/start-exam" underline="always">
        Sign in to the exam portal
      </TextLink>{' '}
      with the e-mail and serial number you used then. If you have not registered, or have lost these details,
      call <SerialPhones /> for help. This form stays on this device.
    </Typography>
  );
}

/** Help below an e-mail that is already registered. */
export const EmailHelp = () => <Help field="email" type="EMAIL_TAKEN" />;
/** Help below a refused serial number, which may have been used. */
export const SerialHelp = () => <Help field="serialNumber" type="SERIAL_INVALID" />;
