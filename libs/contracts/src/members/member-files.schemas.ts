import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, dataUrl, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';

/** Limits of the files that a member sends with one entry or application. */
export const MEMBER_FILE_LIMITS = {
  files: 3,
  /** Maximum size of all of them in bytes; one has at most `LIMITS.documentBytes`. */
  bytes: 10 * 1024 * 1024,
} as const;

const TOO_MANY = `Send at most ${MEMBER_FILE_LIMITS.files} files`;
/** Length of a data URL with that many bytes in base64, and its beginning. */
const URLS_LENGTH = Math.ceil(MEMBER_FILE_LIMITS.bytes / 3) * 4 + 1000;

const fileName = z.string().max(LIMITS.fileNameLength, 'The name of this file is too long');

/** Files as a page sends them; the media service checks their content. */
export const sentMemberFiles = (min: number) =>
  listOf(z.strictObject({ name: fileName, file: dataUrl }), MEMBER_FILE_LIMITS.files, {
    min,
    tooFew: 'Add at least one file',
    tooMany: TOO_MANY,
  }).refine(
    (files) => files.reduce((sum, { file }) => sum + file.length, 0) <= URLS_LENGTH,
    'Together the files may have at most 10 MB',
  );
export type SentMemberFile = z.output<ReturnType<typeof sentMemberFiles>>[number];

/** Id of a stored file. */
export const memberFileId = z.string().regex(/^[0-9a-f]{32}$/, 'There is no such file');

/** A stored file of a member; `url` is a link for ten minutes. */
export const memberFile = z.object({
  public_id: z.string(),
  name: z.string(),
  type: z.string(),
  url: z.string(),
});
export type MemberFile = z.infer<typeof memberFile>;

/** A file that the media service has stored for a member. */
export const storedMemberFile = memberFile.omit({ url: true });
export type StoredMemberFile = z.infer<typeof storedMemberFile>;

/** Files of a member, whose bytes are attached. */
export const memberFilesStoreBody = body({
  owner: objectId,
  files: listOf(z.object({ name: fileName }), MEMBER_FILE_LIMITS.files, { min: 1 }),
});
export type MemberFilesStoreBody = z.output<typeof memberFilesStoreBody>;

const MAX_LOOKUPS = 200;

/** Files to remove; those of other owners stay. */
export const memberFilesRemoveBody = body({ owner: objectId, files: listOf(memberFileId, 10) });
/** Ids of files; as an answer, those among the asked ones that a record of a member names. */
export const memberFileIds = z.object({ files: listOf(z.string(), MAX_LOOKUPS) });
