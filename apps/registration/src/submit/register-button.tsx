import { Button } from '@concord/ui';
import { useWatch, type Control } from '@concord/ui/forms';
import { isComplete, REQUIRED_FIELDS, type RegistrationForm } from '../form/registration-form';

interface RegisterButtonProps {
  readonly control: Control<RegistrationForm>;
  readonly busy: boolean;
}

/** Enabled when first name, surname, email, serial number and passport picture are given. */
export function RegisterButton({ control, busy }: RegisterButtonProps) {
  const values = useWatch({ control, name: REQUIRED_FIELDS });
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={busy || !isComplete(values)}
      sx={{ minWidth: 180 }}
    >
      Register
    </Button>
  );
}
