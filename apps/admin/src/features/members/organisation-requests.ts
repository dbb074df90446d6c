import { addRequests, mutation, query } from '@concord/api-client/requests';
import { organisationStaffRoutes } from '@concord/contracts';

const changesStaff = {
  invalidatesTags: (_staff: unknown, _error: unknown, { params }: { params: { id: string } }) => [
    { type: 'Members' as const, id: `${params.id}-staff` },
  ],
};

export const {
  useOrganisationStaffGetQuery,
  useOrganisationStaffAddMutation,
  useOrganisationStaffRemoveMutation,
} = addRequests(
  query(organisationStaffRoutes.organisationStaffGet, {
    providesTags: (_staff, _error, { params }) => [{ type: 'Members', id: `${params.id}-staff` }],
  }),
  mutation(organisationStaffRoutes.organisationStaffAdd, changesStaff),
  mutation(organisationStaffRoutes.organisationStaffRemove, changesStaff),
);
