export { idempotencyKeys } from './upload/idempotency-key';
export { uploadJson, type Upload, type UploadProgress } from './upload/upload-json';
