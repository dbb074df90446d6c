import { z } from 'zod';
import { defineCalls } from '../core/call';
import { documentStatus } from '../documents/documents.schemas';
import { result } from '../results/results.schemas';
import { myExamRoutes } from './exams.routes';
import { myCertificate, myExam } from './exams.schemas';

export const myExamCalls = defineCalls(myExamRoutes, {
  myExams: { summary: "One's own exams with their states, the latest first", answer: z.array(myExam) },
  myResult: {
    summary: "One of one's own results, once it is released; not for staff who look at the page",
    answer: result,
    refusals: [404],
  },
  myCertificates: {
    summary: "One's own certificates, the latest first",
    answer: z.array(myCertificate),
  },
  myResultFile: {
    summary:
      "Print the slip of one of one's own released results; asked again until `url` is there. Not for staff who look at the page",
    answer: documentStatus,
    refusals: [404, 503],
  },
  myCertificateFile: {
    summary: "Print one of one's own valid certificates; asked again until `url` is there",
    answer: documentStatus,
    refusals: [404, 503],
  },
});
