import { LIMITS, type StoredSignature } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { useState } from 'react';
import { readDataUrl } from '../../shared/forms/read-data-url';
import { useCertificateSignatureUploadMutation } from './requests';

const MEGABYTE = 1024 * 1024;

/** Uploads the picture of a signature; a toast reports a failure. */
export function useSignatureUpload(onStored: (signature: StoredSignature) => void) {
  const [upload] = useCertificateSignatureUploadMutation();
  const [isUploading, setUploading] = useState(false);
  const send = async (file: File) => {
    if (file.size > LIMITS.pictureBytes)
      return toastError(`The picture can be at most ${LIMITS.pictureBytes / MEGABYTE} MB`);
    setUploading(true);
    try {
      onStored(await upload({ body: { imageFile: await readDataUrl(file) } }).unwrap());
    } catch (error) {
      toastError(error);
    } finally {
      setUploading(false);
    }
  };
  return { isUploading, send: (file: File) => void send(file) };
}
