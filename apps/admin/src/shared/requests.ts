import { addRequests, mutation, query } from '@concord/api-client/requests';
import {
  accountRoutes,
  assignmentRoutes,
  certificateRoutes,
  examRoutes,
  factorRoutes,
  invigilationRoutes,
  resultRoutes,
  serialRoutes,
  studentRoutes,
} from '@concord/contracts';

/** The requests of several features, and of the menu's counts. */
export const {
  useAdminCountQuery,
  useAssignmentUpdateMutation,
  useAuthConfirmMutation,
  useCertificateListQuery,
  useExamListQuery,
  useLateListQuery,
  useResultListQuery,
  useSerialCountQuery,
  useSerialRevealMutation,
  useStudentCountQuery,
  useStudentRevealSerialMutation,
} = addRequests(
  query(studentRoutes.studentCount, { providesTags: ['Counts'] }),
  query(serialRoutes.serialCount, { providesTags: ['Counts'] }),
  query(accountRoutes.adminCount, { providesTags: ['Counts'] }),
  query(examRoutes.examList, { providesTags: [{ type: 'Exams', id: 'LIST' }] }),
  query(resultRoutes.resultList, { providesTags: ['Results'] }),
  query(invigilationRoutes.lateList, { providesTags: ['Results'] }),
  query(certificateRoutes.certificateList, { providesTags: ['Certificates'] }),
  mutation(serialRoutes.serialReveal),
  mutation(studentRoutes.studentRevealSerial),
  mutation(assignmentRoutes.assignmentUpdate, { invalidatesTags: ['StudentExams'] }),
  mutation(factorRoutes.authConfirm),
);

/** The argument and option of a list request of which only the total is used. */
export const FIRST_ROW = { query: { page: 1, pageSize: 1 } } as const;
export const selectTotal = ({ data }: { readonly data?: { readonly total: number } }) => ({
  total: data?.total,
});
