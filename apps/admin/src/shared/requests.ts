import { addRequests, mutation, query } from '@concord/api-client/requests';
import {
  accountRoutes,
  assignmentRoutes,
  certificateRoutes,
  courseRoutes,
  documentRoutes,
  examRoutes,
  invigilationRoutes,
  resultRoutes,
  serialRoutes,
  studentRoutes,
} from '@concord/contracts';

/** The requests of several features, and of the menu's counts. */
export const {
  useAdminCountQuery,
  useAssignmentsOfStudentQuery,
  useAssignmentUpdateMutation,
  useCertificateListQuery,
  useCourseListQuery,
  useDocumentCreateMutation,
  useDocumentGetQuery,
  useExamListQuery,
  useLateListQuery,
  useResultListQuery,
  useSerialCountQuery,
  useStudentCountQuery,
} = addRequests(
  query(studentRoutes.studentCount, { providesTags: ['Counts'] }),
  query(serialRoutes.serialCount, { providesTags: ['Counts'] }),
  query(accountRoutes.adminCount, { providesTags: ['Counts'] }),
  query(courseRoutes.courseList, { providesTags: ['Courses'] }),
  query(examRoutes.examList, { providesTags: [{ type: 'Exams', id: 'LIST' }] }),
  query(resultRoutes.resultList, { providesTags: ['Results'] }),
  query(invigilationRoutes.lateList, { providesTags: ['Results'] }),
  query(certificateRoutes.certificateList, { providesTags: ['Certificates'] }),
  query(assignmentRoutes.assignmentsOfStudent, { providesTags: ['StudentExams'] }),
  mutation(assignmentRoutes.assignmentUpdate, { invalidatesTags: ['StudentExams'] }),
  mutation(documentRoutes.documentCreate),
  query(documentRoutes.documentGet, { keepUnusedDataFor: 0 }),
);

/** The argument and option of a list request of which only the total is used. */
export const FIRST_ROW = { query: { page: 1, pageSize: 1 } } as const;
export const selectTotal = ({ data }: { readonly data?: { readonly total: number } }) => ({
  total: data?.total,
});
