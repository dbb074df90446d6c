import { z } from 'zod';
import { body, moment, objectId, paging, text } from '../core/fields';

/** Maximum length of an announcement. */
export const ANNOUNCEMENT_LENGTH = 300;
/** Display time of an announcement, unless withdrawn. */
export const ANNOUNCEMENT_HOURS = 12;

const isOne = ({ hall, exam }: { hall?: unknown; exam?: unknown }) =>
  (hall === undefined) !== (exam === undefined);
const ONE = { path: ['hall'], message: 'Send either the hall session or the exam' };

export const announcementCreateBody = body({
  text: text(ANNOUNCEMENT_LENGTH, { min: 1, message: 'Write what you want to announce' }),
  hall: objectId.optional(),
  exam: objectId.optional(),
}).refine(isOne, ONE);
export type AnnouncementCreateBody = z.output<typeof announcementCreateBody>;

export const announcementListQuery = z
  .strictObject({ ...paging.shape, hall: objectId.optional(), exam: objectId.optional() })
  .refine(isOne, ONE);
export type AnnouncementListQuery = z.output<typeof announcementListQuery>;

export const announcement = z.object({
  _id: objectId,
  text: z.string(),
  hall: objectId.optional(),
  exam: objectId.optional(),
  at: moment,
  by: z.object({ _id: objectId, username: z.string() }),
  /** End of display. */
  expiresAt: moment,
  withdrawnAt: moment.optional(),
});
export type Announcement = z.infer<typeof announcement>;
