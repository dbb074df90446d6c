import { addRequests, mutation, query } from '@concord/api-client/member';
import { accessRoutes } from '@concord/contracts';

const SESSIONS = [{ type: 'Me' as const, id: 'sessions' }];

export const { useAccessSessionsQuery, useAccessSessionEndMutation, useAccessSessionEndOthersMutation } =
  addRequests(
    query(accessRoutes.accessSessions, { providesTags: SESSIONS }),
    mutation(accessRoutes.accessSessionEnd, { invalidatesTags: SESSIONS }),
    mutation(accessRoutes.accessSessionEndOthers, { invalidatesTags: SESSIONS }),
  );
