import { defineCalls } from '../core/call';
import { memberErasureRoutes } from './erasure.routes';
import { memberEraseBody, memberErased } from './erasure.schemas';

export const memberErasureCalls = defineCalls(memberErasureRoutes, {
  memberErase: {
    summary:
      'Erase the personal data of a member who has left. Number, account and documents of money stay, under the number',
    body: memberEraseBody,
    answer: memberErased,
    refusals: [404, 409],
  },
});
