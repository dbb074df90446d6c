import type { Intervention } from '@concord/contracts';
import type { StaffRef } from '@concord/nest-platform';
import type { InterventionRecord } from '../store/parts/intervention.schema';

export const toStaffRef = ({ _id, username }: StaffRef) => ({ _id: String(_id), username });

export const toIntervention = ({ by, at, reason }: InterventionRecord): Intervention => ({
  by: toStaffRef(by),
  at: at.toISOString(),
  reason,
});
