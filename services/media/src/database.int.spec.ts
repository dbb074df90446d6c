import { queryProblems, type Questions, TestEnvironment } from '@concord/nest-platform/testing';
import { type Connection, Types } from 'mongoose';
import { mediaDatabase } from './database';
import { DOCUMENT_MODEL, type DocumentRecord, documentSchema } from './store/documents/document.schema';
import { DocumentsRepository } from './store/documents/documents.repository';
import { EXPORT_MODEL, type ExportRecord, exportSchema } from './store/exports/export.schema';
import { ExportsRepository } from './store/exports/exports.repository';
import { FILE_MODEL, type FileRecord, fileSchema } from './store/files/file.schema';
import { FilesRepository } from './store/files/files.repository';
import {
  GALLERY_ITEM_MODEL,
  type GalleryItemRecord,
  galleryItemSchema,
} from './store/gallery/gallery-item.schema';
import { GalleryRepository } from './store/gallery/gallery.repository';

const test = new TestEnvironment();
const id = new Types.ObjectId().toString();
const now = new Date();

/** Queries of lists, sweepers and downloads. */
function questionsOf(connection: Connection): Questions {
  const documents = new DocumentsRepository(connection.model<DocumentRecord>(DOCUMENT_MODEL, documentSchema));
  const files = new FilesRepository(connection.model<FileRecord>(FILE_MODEL, fileSchema));
  const gallery = new GalleryRepository(
    connection.model<GalleryItemRecord>(GALLERY_ITEM_MODEL, galleryItemSchema),
  );
  const exports = new ExportsRepository(connection.model<ExportRecord>(EXPORT_MODEL, exportSchema));
  const document = { kind: 'result-slip' as const, subject: id, asker: id, owner: id };
  return {
    gallery: () => gallery.list(10, 10),
    'pictures without renditions': () => gallery.listWithoutRenditions(),
    'a file': () => files.find(id),
    'files of an owner': () => files.findByOwner(id),
    'files without a confirmed owner': () => files.unconfirmedOwners(now, 10),
    'evidence without a known payment': () => files.unconfirmedEvidence(now, 10),
    'scans of pictures': () => files.galleryScans(['pending', 'infected']),
    'owners of pictures': () => files.galleryOwners(now),
    'files to scan': () => files.findDueForScan(now, 10),
    'a scan to postpone': () => files.postponeScan(id, now),
    'a verdict': () => files.finishScan(id, { scan: 'clean' }),
    'files by id': () => files.existingIds([id, id]),
    'pictures for questions': () => files.claimQuestionPictures([id, id], now),
    'pictures without a question': () => files.unusedQuestionPictures(now, 10),
    'files of members without a record': () => files.unconfirmed('member-file', now, 10),
    'pictures of questions': () => files.confirmFiles([id], now),
    'an orphaned picture': () => files.removeUnclaimed(id, now),
    'confirmed owners': () => files.confirm([id], now),
    'a pending document': () => documents.findPending(document),
    'a finished document': () => documents.findFinishedSince(document, now),
    'a document of a mail': () => documents.findLatestSince(document, now),
    'documents that wait': () => documents.idsPendingSince(now),
    'old documents': () => documents.idsCreatedBefore(now),
    'documents of an owner': () => documents.idsByOwner(id),
    "one's files of lists": () => exports.listOf(id),
    "how many of one's files": () => exports.countOf(id),
    'a file of a list to begin': () => exports.startAttempt(id, 8),
    'a file of a list that ended': () => exports.cancel(id),
    'files of lists that wait': () => exports.idsPendingSince(now),
    'old files of lists': () => exports.idsCreatedBefore(now),
  };
}

describe('what the media service asks its database', () => {
  afterAll(() => test.close('media'));

  it('is served by indexes, in the order of the lists, and has no undefined values', async () => {
    const connection = await test.database('media');
    expect(await queryProblems(connection, mediaDatabase, questionsOf(connection))).toEqual([]);
  });
});
