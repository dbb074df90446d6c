import { defineCalls } from '../core/call';
import { myRequest } from './profile.schemas';
import { myStaffRoutes } from './staff.routes';
import { myStaff, myStaffBillBody, myStaffChangeBody } from './staff.schemas';

export const myStaffCalls = defineCalls(myStaffRoutes, {
  myStaff: { summary: 'Named staff of the signed-in organisation, with what is unpaid', answer: myStaff },
  myStaffChange: {
    summary: 'Propose to name a member as staff, or somebody no longer',
    body: myStaffChangeBody,
    answer: myRequest,
    refusals: [404, 409],
  },
  myStaffBill: {
    summary: 'One bill for the unpaid subscriptions of sponsored staff, to be paid by one transfer',
    body: myStaffBillBody,
    answer: myRequest,
    refusals: [404, 409],
  },
});
