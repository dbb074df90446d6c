import type { Resolver } from '@concord/ui/forms';
import type { RegistrationForm } from './registration-form';

/** Loads validation by the request's schema. It is large, so it loads when the form is first touched. */
export const loadChecks = () => import(/* webpackChunkName: "checks" */ './checks');

/** Validates the form. Accepts everything if the checks cannot be loaded, as sending requires them anyway. */
export const registrationResolver: Resolver<RegistrationForm> = async (values, context, options) => {
  const checks = await loadChecks().catch(() => undefined);
  return checks ? checks.checkForm(values, context, options) : { values, errors: {} };
};
