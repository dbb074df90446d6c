/** No space on the worker's disk or in the object store: an immediate retry cannot succeed. */
export class StoreFullError extends Error {
  constructor(cause?: unknown) {
    super('There is no space left to store the file. Please tell the operator of the site', { cause });
    this.name = 'StoreFullError';
  }
}

const INSUFFICIENT_STORAGE = 507;
/** Codes of MinIO and of quotas. */
const FULL = /<Code>(?:XMinioStorageFull|QuotaExceeded|XMinioAdminBucketQuotaExceeded|InsufficientStorage)</;

/** Recognizes an object store's answer that it is full. */
export const isStoreFull = (status: number, text: string): boolean =>
  status === INSUFFICIENT_STORAGE || FULL.test(text);

/** Recognizes a failed write to a full disk or quota. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
