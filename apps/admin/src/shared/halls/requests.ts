import { addRequests, mutation, query } from '@concord/api-client/requests';
import { announcementRoutes, examRoutes, hallRoutes, pauseRoutes } from '@concord/contracts';

export const {
  useAnnouncementCreateMutation,
  useAnnouncementListQuery,
  useAnnouncementWithdrawMutation,
  useAttemptAddTimeMutation,
  useAttemptPauseManyMutation,
  useAttemptPauseMutation,
  useAttemptResumeManyMutation,
  useAttemptResumeMutation,
  useExamEntryQuery,
  useExamNewCodeMutation,
  useHallAddTimeMutation,
  useHallCandidatesQuery,
  useHallCheckMutation,
  useHallCreateMutation,
  useHallEndMutation,
  useHallGetQuery,
  useHallListQuery,
  useHallPauseMutation,
  useHallRemoveMutation,
  useHallResumeMutation,
  useHallUpdateMutation,
} = addRequests(
  query(examRoutes.examEntry, {
    providesTags: (_entry, _error, { params }) => [{ type: 'Exams', id: `entry-${params.id}` }],
  }),
  mutation(examRoutes.examNewCode, {
    invalidatesTags: (_entry, error, { params }) =>
      error ? [] : [{ type: 'Exams', id: `entry-${params.id}` }],
  }),
  query(hallRoutes.hallList, { providesTags: ['Halls'] }),
  query(hallRoutes.hallGet, { providesTags: ['Halls'] }),
  query(hallRoutes.hallCandidates, { providesTags: ['Halls', 'StudentExams'] }),
  mutation(hallRoutes.hallCreate, { invalidatesTags: (_made, error) => (error ? [] : ['Halls']) }),
  mutation(hallRoutes.hallCheck),
  mutation(hallRoutes.hallUpdate, { invalidatesTags: ['Halls'] }),
  mutation(hallRoutes.hallEnd, { invalidatesTags: ['Halls'] }),
  // Excludes the page of the removed session.
  mutation(hallRoutes.hallRemove),
  // Also after a failure: a part may have been done.
  mutation(pauseRoutes.hallPause, { invalidatesTags: ['Halls', 'StudentExams'] }),
  mutation(pauseRoutes.hallResume, { invalidatesTags: ['Halls', 'StudentExams'] }),
  mutation(pauseRoutes.hallAddTime),
  mutation(pauseRoutes.attemptPause, { invalidatesTags: ['Halls', 'StudentExams'] }),
  mutation(pauseRoutes.attemptResume, { invalidatesTags: ['Halls', 'StudentExams'] }),
  mutation(pauseRoutes.attemptPauseMany, { invalidatesTags: ['Halls', 'StudentExams'] }),
  mutation(pauseRoutes.attemptResumeMany, { invalidatesTags: ['Halls', 'StudentExams'] }),
  mutation(pauseRoutes.attemptAddTime),
  query(announcementRoutes.announcementList, { providesTags: ['Halls'] }),
  mutation(announcementRoutes.announcementCreate, { invalidatesTags: ['Halls'] }),
  mutation(announcementRoutes.announcementWithdraw, { invalidatesTags: ['Halls'] }),
);
