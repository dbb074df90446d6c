import { defineRoutes } from '../core/route';

const OWN = { method: 'GET', access: ['member'] } as const;
/** A page asks every second until the file is printed. */
const FILE = { ...OWN, pace: { calls: 240, seconds: 60 } } as const;

/** Exams, results and certificates of the person who signed in. */
export const myExamRoutes = {
  ...defineRoutes('exams', {
    myExams: { ...OWN, path: '/me/exams' },
    myResult: { ...OWN, path: '/me/results/:id' },
    myCertificates: { ...OWN, path: '/me/certificates' },
  }),
  ...defineRoutes('media', {
    // GETs although they print, because staff who look at the pages may only read.
    myResultFile: { ...FILE, path: '/me/results/:id/file' },
    myCertificateFile: { ...FILE, path: '/me/certificates/:id/file' },
  }),
};
