import { addRequests, mutation, query } from '@concord/api-client/member';
import { accessRoutes, myExamRoutes } from '@concord/contracts';

const TIMEOUT_MS = 20_000;
const TAGS = [{ type: 'Me' as const, id: 'exams' }];

export const { endpoints, useAccessExamMutation, useMyCertificatesQuery, useMyExamsQuery, useMyResultQuery } =
  addRequests(
    query(myExamRoutes.myExams, { providesTags: TAGS, timeoutMs: TIMEOUT_MS }),
    query(myExamRoutes.myResult, { providesTags: TAGS, timeoutMs: TIMEOUT_MS }),
    query(myExamRoutes.myCertificates, { providesTags: TAGS, timeoutMs: TIMEOUT_MS }),
    query(myExamRoutes.myResultFile, { timeoutMs: TIMEOUT_MS, keepUnusedDataFor: 0 }),
    query(myExamRoutes.myCertificateFile, { timeoutMs: TIMEOUT_MS, keepUnusedDataFor: 0 }),
    mutation(accessRoutes.accessExam, { timeoutMs: TIMEOUT_MS }),
  );
