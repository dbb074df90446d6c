import { auditOutboxSchema, type DatabaseDefinition } from '@concord/nest-platform';
import { documentSchema } from './store/documents/document.schema';
import { exportSchema } from './store/exports/export.schema';
import { fileSchema } from './store/files/file.schema';
import { galleryItemSchema } from './store/gallery/gallery-item.schema';

export const mediaDatabase: DatabaseDefinition<unknown> = {
  service: 'media',
  schemas: [auditOutboxSchema, documentSchema, exportSchema, fileSchema, galleryItemSchema],
};
