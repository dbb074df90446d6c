import { isSuper, type StaffActor, type StaffRef } from '@concord/nest-platform';

/**
 * Viewer of serials. Only their creator and a SUPER_ADMIN see unused ones in full, because these open a registration.
 */
export interface SerialViewer {
  readonly isSuper: boolean;
  /** Absent if the viewer is unknown. */
  readonly id?: string;
}

export const serialViewerOf = (staff: StaffActor): SerialViewer => ({
  isSuper: isSuper(staff),
  id: staff.id,
});

/** True if the viewer sees an unused serial in full. Serials of earlier versions have no known creator. */
export const mayKnow = ({ madeBy }: { madeBy?: StaffRef }, viewer: SerialViewer): boolean =>
  viewer.isSuper || (viewer.id !== undefined && madeBy?._id.toString() === viewer.id);
