import { isSuper, type StaffActor, type StaffRef } from '@concord/nest-platform';

/** Who looks at serials. Unused ones open a registration, so they are for whoever made them, and for a SUPER_ADMIN. */
export interface SerialViewer {
  readonly isSuper: boolean;
  /** Absent where it is not known who looks. */
  readonly id?: string;
}

export const serialViewerOf = (staff: StaffActor): SerialViewer => ({
  isSuper: isSuper(staff),
  id: staff.id,
});

/** Whether an unused serial is shown as a whole; of one from an earlier version nobody knows who made it. */
export const mayKnow = ({ madeBy }: { madeBy?: StaffRef }, viewer: SerialViewer): boolean =>
  viewer.isSuper || (viewer.id !== undefined && madeBy?._id.toString() === viewer.id);
