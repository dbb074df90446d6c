import { defineCalls } from '../core/call';
import { organisationStaffRoutes } from './organisation-staff.routes';
import { organisationStaff, organisationStaffBody } from './organisation-staff.schemas';

export const organisationStaffCalls = defineCalls(organisationStaffRoutes, {
  organisationStaffGet: {
    summary: 'Named staff of an organisation, and whether its sponsoring earns a rebate',
    answer: organisationStaff,
    refusals: [404],
  },
  organisationStaffAdd: {
    summary: 'Name a person of an organisation, by membership or by name',
    body: organisationStaffBody,
    answer: organisationStaff,
    refusals: [404, 409],
  },
  organisationStaffRemove: {
    summary: 'Remove a person from the named staff of an organisation',
    answer: organisationStaff,
    refusals: [404],
  },
});
