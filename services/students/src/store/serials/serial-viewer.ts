import { isSuper, type StaffActor, type StaffRef } from '@concord/nest-platform';

/**
 * Viewer of serials. Unused ones open a registration, so only their creator and a SUPER_ADMIN see them in
 * full.
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

/** True if an unused serial is shown in full; a serial of an earlier version has no known creator. */
export const mayKnow = ({ madeBy }: { madeBy?: StaffRef }, viewer: SerialViewer): boolean =>
  viewer.isSuper || (viewer.id !== undefined && madeBy?._id.toString() === viewer.id);
