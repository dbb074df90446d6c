import { Schema, type Types } from 'mongoose';

export interface GalleryRecord {
  _id: Types.ObjectId;
  image: { public_id: string; width: number; height: number };
  caption: string;
  uploadedBy: { _id: string; username: string };
  createdAt: Date;
}

export const galleryItemSchema = new Schema<GalleryRecord>(
  {
    image: { public_id: String, width: Number, height: Number },
    caption: { type: String, default: '' },
    uploadedBy: { _id: String, username: String },
    createdAt: { type: Date, required: true },
  },
  { collection: 'gallery', versionKey: false },
);
// Lists the gallery, newest first, and finds what is beyond its size.
galleryItemSchema.index({ createdAt: -1, _id: -1 });
