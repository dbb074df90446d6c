import { Schema, type Types } from 'mongoose';

interface StoredPicture {
  public_id: string;
  width: number;
  height: number;
}

/** What is made of a picture so that pages show it sooner. */
export interface Renditions {
  /** Smaller ones of the same picture, the smallest first; none of a picture that is small itself. */
  thumbnails: StoredPicture[];
  /** Its average colour as `#rrggbb`. */
  tint?: string;
}

export interface GalleryRecord {
  _id: Types.ObjectId;
  /** Without `thumbnails` where they were not made yet: pictures of before there were any. */
  image: StoredPicture & Partial<Renditions>;
  caption: string;
  uploadedBy: { _id: string; username: string };
  createdAt: Date;
}

const picture = { public_id: String, width: Number, height: Number };
const thumbnail = new Schema<StoredPicture>(picture, { _id: false });

export const galleryItemSchema = new Schema<GalleryRecord>(
  {
    image: { ...picture, tint: String, thumbnails: { type: [thumbnail], default: undefined } },
    caption: { type: String, default: '' },
    uploadedBy: { _id: String, username: String },
    createdAt: { type: Date, required: true },
  },
  { collection: 'gallery', versionKey: false },
);
// Lists the gallery, newest first, and finds what is beyond its size.
galleryItemSchema.index({ createdAt: -1, _id: -1 });
