import type { Announcement } from '@concord/contracts';
import { toStaffRef } from '../../../shared/staff.view';
import type { AnnouncementRecord } from '../../../store/announcements/announcement.schema';

export const toAnnouncement = (record: AnnouncementRecord): Announcement => ({
  _id: String(record._id),
  text: record.text,
  ...(record.hall && { hall: String(record.hall) }),
  ...(record.exam && { exam: String(record.exam) }),
  at: record.at.toISOString(),
  by: toStaffRef(record.by),
  expiresAt: record.expiresAt.toISOString(),
  ...(record.withdrawnAt && { withdrawnAt: record.withdrawnAt.toISOString() }),
});
