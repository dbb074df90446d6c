import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Longer time-out: one call changes hundreds of attempts. */
const MANY = { answerTimeoutMs: 60_000 } as const;

/** Pauses of candidates or of a hall session, and bulk extra time. */
export const pauseRoutes = defineRoutes('exams', {
  attemptPause: {
    method: 'POST',
    path: '/exams/attempts/:id/pause',
    access: ['staff'],
    audit: 'attempt.pause',
    bodyLimit: BODY_LIMITS.form,
  },
  attemptResume: {
    method: 'POST',
    path: '/exams/attempts/:id/resume',
    access: ['staff'],
    audit: 'attempt.resume',
    bodyLimit: BODY_LIMITS.form,
  },
  attemptPauseMany: {
    method: 'POST',
    path: '/exams/attempts/pause',
    access: ['staff'],
    audit: 'attempt.pause-many',
    ...MANY,
  },
  attemptResumeMany: {
    method: 'POST',
    path: '/exams/attempts/resume',
    access: ['staff'],
    audit: 'attempt.resume-many',
    ...MANY,
  },
  attemptAddTime: {
    method: 'POST',
    path: '/exams/attempts/extra-time',
    access: ['staff'],
    audit: 'attempt.add-time',
    dryRun: true,
    status: 202,
    ...MANY,
  },
  hallPause: {
    method: 'POST',
    path: '/exams/halls/:id/pause',
    access: ['staff'],
    audit: 'hall.pause',
    bodyLimit: BODY_LIMITS.form,
    ...MANY,
  },
  hallResume: {
    method: 'POST',
    path: '/exams/halls/:id/resume',
    access: ['staff'],
    audit: 'hall.resume',
    bodyLimit: BODY_LIMITS.form,
    ...MANY,
  },
  hallAddTime: {
    method: 'POST',
    path: '/exams/halls/:id/extra-time',
    access: ['staff'],
    audit: 'hall.add-time',
    dryRun: true,
    status: 202,
    bodyLimit: BODY_LIMITS.form,
    ...MANY,
  },
});
