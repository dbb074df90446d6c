import type { Resolver } from '@concord/ui/forms';
import type { RegistrationForm } from './registration-form';

/** The checks of the request's schema: large, so they load when the form is touched. */
export const loadChecks = () => import(/* webpackChunkName: "checks" */ './checks');

/** Validates the form. Where the checks cannot be loaded, nothing is checked: sending the form needs them. */
export const registrationResolver: Resolver<RegistrationForm> = async (values, context, options) => {
  const checks = await loadChecks().catch(() => undefined);
  return checks ? checks.checkForm(values, context, options) : { values, errors: {} };
};
