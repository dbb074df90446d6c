import { Button } from '@concord/ui';
import { useWatch } from '@concord/ui/forms';
import { isComplete, REQUIRED_FIELDS } from '../form/registration-form';
import { useRegistrationForm } from '../form/use-registration-form';

/**
 * Register button, enabled once first name, surname, e-mail, serial number and passport picture are
 * given.
 */
export function RegisterButton({ busy }: { readonly busy: boolean }) {
  const { control } = useRegistrationForm();
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
