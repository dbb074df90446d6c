import { z } from 'zod';
import { defineCalls } from '../core/call';
import { myProfileRoutes } from './profile.routes';
import {
  myContactBody,
  myCorrectionBody,
  myEmailBody,
  myEmailChanged,
  myEmailConfirmBody,
  myProfile,
  myRequest,
} from './profile.schemas';

export const myProfileCalls = defineCalls(myProfileRoutes, {
  myProfile: { summary: 'The record of the signed-in member', answer: myProfile },
  myContactUpdate: {
    summary: "Change the signed-in member's phone, state, country or contact",
    body: myContactBody,
    answer: myProfile,
    refusals: [409],
  },
  myCorrectionRequest: {
    summary: 'Ask staff for other names or another birth date, with a document',
    body: myCorrectionBody,
    answer: myRequest,
    refusals: [409, 413, 503],
  },
  myRequestWithdraw: {
    summary: 'Withdraw an own request that nobody has decided on',
    answer: myRequest,
    refusals: [404, 409],
  },
  myEmailChange: {
    summary: 'Send a code to a new e-mail address of the signed-in member',
    body: myEmailBody,
    answer: z.object({}),
    refusals: [409, 429, 503],
  },
  myEmailConfirm: {
    summary: 'Change the e-mail address of the signed-in member, by the code that was sent to it',
    body: myEmailConfirmBody,
    answer: myEmailChanged,
    refusals: [409, 429, 503],
  },
});
