import { auditOutboxSchema, type DatabaseDefinition } from '@concord/nest-platform';
import { documentSchema } from './documents/document.schema';
import { exportSchema } from './exports/export.schema';
import { fileSchema } from './files/file.schema';
import { galleryItemSchema } from './gallery/gallery-item.schema';

export const mediaDatabase: DatabaseDefinition<unknown> = {
  service: 'media',
  schemas: [auditOutboxSchema, documentSchema, exportSchema, fileSchema, galleryItemSchema],
};
