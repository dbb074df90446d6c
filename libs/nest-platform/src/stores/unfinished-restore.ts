import type { ServiceName } from '@concord/contracts';
import type { Connection } from 'mongoose';

/** MongoDB's error code for a database that this user may not read. */
const UNAUTHORIZED = 13;

/** A restore was interrupted: the stores hold a part of the backup, and their previous content is gone. */
export class UnfinishedRestoreError extends Error {
  constructor(copy: string) {
    super(
      `The restore of backup ${copy} is not finished. Run it again, and start Concord when it is done. See docs/operations/backup-and-restore.md.`,
    );
    this.name = 'UnfinishedRestoreError';
  }
}

/**
 * Looks for the mark that `tools/backup` keeps in its own database during a restore.
 * @throws UnfinishedRestoreError if present
 */
export async function requireNoRestore(connection: Connection, service: ServiceName): Promise<void> {
  const prefix = connection.name.slice(0, -service.length);
  const marks = connection.getClient().db(`${prefix}restore`).collection('progress');
  const mark = await marks.findOne({}).catch((error: unknown) => {
    if ((error as { code?: number }).code === UNAUTHORIZED) return null;
    throw error;
  });
  if (mark) throw new UnfinishedRestoreError(String(mark.copy));
}
