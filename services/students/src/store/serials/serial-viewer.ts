import { isSuper, type StaffActor, type StaffRef } from '@concord/nest-platform';

/** Viewer of serials. Unused ones open a registration, so only their maker and a SUPER_ADMIN see them as a whole. */
export interface SerialViewer {
  readonly isSuper: boolean;
  /** Absent where it is not known who looks. */
  readonly id?: string;
}

export const serialViewerOf = (staff: StaffActor): SerialViewer => ({
  isSuper: isSuper(staff),
  id: staff.id,
});

/** Tells whether an unused serial is shown as a whole; a serial of an earlier version has no known maker. */
export const mayKnow = ({ madeBy }: { madeBy?: StaffRef }, viewer: SerialViewer): boolean =>
  viewer.isSuper || (viewer.id !== undefined && madeBy?._id.toString() === viewer.id);
