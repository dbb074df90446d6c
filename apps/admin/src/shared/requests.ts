import { addRequests, mutation, query } from '@concord/api-client/requests';
import {
  assignmentRoutes,
  certificateRoutes,
  examRoutes,
  factorRoutes,
  invigilationRoutes,
  mailRoutes,
  resultRoutes,
  reviewRoutes,
  serialRoutes,
  staffRoutes,
  studentRoutes,
} from '@concord/contracts';

/** Requests used by several features and by the layout. */
export const {
  useAdminListQuery,
  useAdminPendingCountQuery,
  useAssignmentUpdateMutation,
  useAuthConfirmMutation,
  useCertificateListQuery,
  useExamListQuery,
  useExamStatisticsQuery,
  useLateListQuery,
  useOutboxListQuery,
  useResultListQuery,
  useSerialCountQuery,
  useSerialListQuery,
  useSerialRevealMutation,
  useStudentCountQuery,
  useStudentGetQuery,
  useStudentListQuery,
  useStudentRevealSerialMutation,
  useStudentWaitingCountQuery,
} = addRequests(
  query(studentRoutes.studentCount, { providesTags: ['Counts'] }),
  query(reviewRoutes.studentWaitingCount, { providesTags: ['Counts'] }),
  query(serialRoutes.serialCount, { providesTags: ['Counts'] }),
  query(staffRoutes.adminList, { providesTags: ['Staff'] }),
  query(studentRoutes.studentList, { providesTags: [{ type: 'Students', id: 'LIST' }] }),
  query(studentRoutes.studentGet, {
    providesTags: (_student, _error, { params }) => [{ type: 'Students', id: params.id }],
  }),
  query(serialRoutes.serialList, { providesTags: ['Serials'] }),
  query(staffRoutes.adminPendingCount, { providesTags: ['Counts'] }),
  query(examRoutes.examStatistics, { providesTags: ['Results'] }),
  query(examRoutes.examList, { providesTags: [{ type: 'Exams', id: 'LIST' }] }),
  query(resultRoutes.resultList, { providesTags: ['Results'] }),
  query(invigilationRoutes.lateList, { providesTags: ['Results'] }),
  query(mailRoutes.outboxList, { providesTags: ['Mails'] }),
  query(certificateRoutes.certificateList, { providesTags: ['Certificates'] }),
  mutation(serialRoutes.serialReveal),
  mutation(studentRoutes.studentRevealSerial),
  mutation(assignmentRoutes.assignmentUpdate, { invalidatesTags: ['StudentExams'] }),
  mutation(factorRoutes.authConfirm),
);

/** Argument of a list request that needs only the total, and the option that selects it. */
export const FIRST_ROW = { query: { page: 1, pageSize: 1 } } as const;
export const selectTotal = ({ data }: { readonly data?: { readonly total: number } }) => ({
  total: data?.total,
});
