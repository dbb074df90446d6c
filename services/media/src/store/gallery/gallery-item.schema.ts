import { Schema, type Types } from 'mongoose';

export const GALLERY_ITEM_MODEL = 'GalleryItem';

export interface PictureRecord {
  public_id: string;
  width: number;
  height: number;
}

/** Derivatives of a picture for faster pages. */
export interface RenditionsRecord {
  /** Smaller versions of the picture, the smallest first; empty when the picture itself is small. */
  thumbnails: PictureRecord[];
  /** Average colour as `#rrggbb`. */
  tint?: string;
}

export interface GalleryItemRecord {
  _id: Types.ObjectId;
  /** `thumbnails` is absent until renditions are made, for pictures stored by an earlier version. */
  image: PictureRecord & Partial<RenditionsRecord>;
  caption: string;
  uploadedBy: { _id: string; username: string };
  createdAt: Date;
  /** Place after staff sorted the gallery: shown as if uploaded at this time. */
  shownAt?: Date;
}

const picture = { public_id: String, width: Number, height: Number };
const thumbnail = new Schema<PictureRecord>(picture, { _id: false });

export const galleryItemSchema = new Schema<GalleryItemRecord>(
  {
    image: { ...picture, tint: String, thumbnails: { type: [thumbnail], default: undefined } },
    caption: { type: String, default: '' },
    uploadedBy: { _id: String, username: String },
    createdAt: { type: Date, required: true },
    shownAt: Date,
  },
  { collection: 'gallery', versionKey: false },
);
// Reads the gallery, newest first.
galleryItemSchema.index({ createdAt: -1, _id: -1 });
