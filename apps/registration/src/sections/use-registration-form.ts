import { useFormContext } from '@concord/ui/forms';
import type { RegistrationForm } from '../form/registration-form';

/** The one form, inside any section. */
export const useRegistrationForm = () => useFormContext<RegistrationForm>();
