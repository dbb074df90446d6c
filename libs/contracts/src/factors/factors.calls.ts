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
  factorGet: { summary: 'Tell whether one signs in with a second factor', answer: factorState },
  factorBegin: {
    summary: 'Begin to set a second factor up: a secret for the authenticator app, for 15 minutes',
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
    summary: 'Make new recovery codes; those of before are void',
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
    summary: 'Take the second factor off another staff account, and sign it out',
    answer: removed,
    refusals: [404, 409],
  },
  authConfirm: {
    summary: 'Give a code again, for calls that ask for a recent one',
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
