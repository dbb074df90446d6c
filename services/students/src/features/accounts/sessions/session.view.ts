import type { StaffSession } from '@concord/contracts';
import type { SessionRecord } from '../../../store/sessions/session.schema';

/** @param current id of the session that makes the request */
export function toStaffSession(record: SessionRecord, current: string | undefined): StaffSession {
  const id = record._id.toString();
  return {
    _id: id,
    device: record.device,
    address: record.address,
    createdAt: record.createdAt.toISOString(),
    lastSeenAt: record.lastSeenAt.toISOString(),
    endsAt: record.endsAt.toISOString(),
    isCurrent: id === current,
  };
}
