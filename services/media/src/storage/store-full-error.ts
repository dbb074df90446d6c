/** The disk of the worker, or the store of files, has no room: a retry a moment later cannot succeed. */
export class StoreFullError extends Error {
  constructor(cause?: unknown) {
    super('There is no space left to store the file. Please tell the operator of the site', { cause });
    this.name = 'StoreFullError';
  }
}

const INSUFFICIENT_STORAGE = 507;
/** Codes of MinIO and of quotas. */
const FULL = /<Code>(?:XMinioStorageFull|QuotaExceeded|XMinioAdminBucketQuotaExceeded|InsufficientStorage)</;

/** Whether the answer of an object store says that it is full. */
export const isStoreFull = (status: number, text: string): boolean =>
  status === INSUFFICIENT_STORAGE || FULL.test(text);

/** Whether a write failed because the disk, or one's share of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
