import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { factorRoutes } from './factors.routes';
import {
  factorBeginBody,
  factorChangeBody,
  factorCodeBody,
  factorEnabled,
  factorSetUp,
  factorState,
  passwordChangeBody,
  recoveryCodesAnswer,
  renewedToken,
} from './factors.schemas';

export const factorCalls = defineCalls(factorRoutes, {
  factorGet: { summary: 'Tell whether the caller signs in with a second factor', answer: factorState },
  factorBegin: {
    summary:
      'Start the set-up of a second factor: returns a secret for the authenticator app, valid for 15 minutes',
    body: factorBeginBody,
    answer: factorSetUp,
    refusals: [409, 429],
  },
  factorEnable: {
    summary: 'Turn the second factor on by its first code; ends all other sign-ins',
    body: factorCodeBody,
    answer: factorEnabled,
    refusals: [409, 429],
  },
  factorRecoveryCodes: {
    summary: 'Make new recovery codes; earlier ones stop working',
    body: factorChangeBody,
    answer: recoveryCodesAnswer,
    refusals: [409, 429],
  },
  factorDisable: {
    summary: 'Turn the second factor off; ends all other sign-ins',
    body: factorChangeBody,
    answer: renewedToken,
    refusals: [409, 429],
  },
  factorReset: {
    summary: 'Remove the second factor of another staff account, and sign it out',
    answer: removed,
    refusals: [404, 409],
  },
  authConfirm: {
    summary: 'Confirm a code again, for calls that need a recent one',
    body: factorCodeBody,
    answer: renewedToken,
    refusals: [409, 429],
  },
  passwordChange: {
    summary: "Change one's own password; ends all other sign-ins",
    body: passwordChangeBody,
    answer: renewedToken,
    refusals: [429],
  },
});
