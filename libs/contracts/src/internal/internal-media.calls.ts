import { z } from 'zod';
import { listOf } from '../core/bounded';
import type { CallSchemas } from '../core/call';
import { THREAD_LIMITS } from '../students/thread-limits';
import { printedCpdStatement } from '../members/cpd.schemas';
import {
  memberFilesRemoveBody,
  memberFilesStoreBody,
  storedMemberFile,
} from '../members/member-files.schemas';
import { pictureUploadBody } from '../exams/question-pictures.schemas';
import {
  attachedFilesBody,
  claimedPicture,
  documentFile,
  documentFileBody,
  evidenceBody,
  evidenceStored,
  furtherFilesBody,
  furtherFilesStored,
  pictureFilesBody,
  signatureFiles,
  studentFilesBody,
  studentFilesStored,
} from './internal.schemas';
import { ownedFile } from './personal-data.schemas';

/** Internal calls to the media service. */
export const mediaCallSchemas = {
  internalFilesAttach: {
    summary: 'Store files of a student, all or none',
    body: attachedFilesBody,
    answer: furtherFilesStored,
    refusals: [413],
  },
  internalFilesStore: {
    summary: 'Store the files of a registration; for services of the previous release',
    body: studentFilesBody,
    answer: studentFilesStored,
    refusals: [413],
  },
  internalFilesAdd: {
    summary: 'Store further files of a student; for services of the previous release',
    body: furtherFilesBody,
    answer: furtherFilesStored,
    refusals: [413],
  },
  internalEvidenceStore: {
    summary: 'Store a picture or a PDF as the evidence of a payment',
    body: evidenceBody,
    answer: evidenceStored,
    refusals: [413],
  },
  internalFilesKeep: {
    summary: 'Remove the files of a student but these; repeating it changes nothing',
    // Documents of the registration, and two an answer.
    body: z.object({ keep: listOf(z.string(), 10 + THREAD_LIMITS.messages, { min: 1 }) }),
    answer: z.object({}),
  },
  internalOwnerRemove: { summary: 'Remove all files of an owner', answer: z.object({}) },
  internalOwnerFiles: { summary: 'What files an owner has', answer: z.array(ownedFile) },
  internalPicturesClaim: {
    summary: 'Those of the given pictures that are stored; they are not swept for a while',
    body: pictureFilesBody,
    answer: z.array(claimedPicture),
  },
  internalSignaturesClaim: {
    summary: 'Those of the given signatures that are stored; they are kept from now on',
    body: signatureFiles,
    answer: signatureFiles,
  },
  internalPictureStore: {
    summary: 'Store a picture for a question',
    body: pictureUploadBody,
    answer: claimedPicture,
    refusals: [413],
  },
  internalDocumentFile: {
    summary: 'Print a document for a mail; asked again until it is done',
    body: documentFileBody,
    answer: documentFile,
    refusals: [404],
  },
  internalMemberFilesStore: {
    summary: 'Store files that a member sends, all or none',
    body: memberFilesStoreBody,
    answer: z.array(storedMemberFile),
    refusals: [413],
  },
  internalMemberFilesRemove: {
    summary: 'Remove some files of a member; repeating it changes nothing',
    body: memberFilesRemoveBody,
    answer: z.object({}),
  },
  internalStatementPrint: {
    summary: 'Print a statement of CPD for a member; asked again until it is done',
    body: printedCpdStatement,
    answer: documentFile,
  },
  internalFileGet: { summary: 'The bytes of one file of an owner', refusals: [403, 404] },
} as const satisfies Record<string, CallSchemas>;
