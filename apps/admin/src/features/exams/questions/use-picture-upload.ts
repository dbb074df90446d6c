import { LIMITS } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { useState } from 'react';
import { readDataUrl } from '../../../shared/forms/read-data-url';
import { useQuestionPictureUploadMutation } from '../requests';
import type { PictureValue } from './question-values';

const MEGABYTE = 1024 * 1024;

function problemOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'Choose a picture';
  return size > LIMITS.pictureBytes
    ? `The picture can be at most ${LIMITS.pictureBytes / MEGABYTE} MB`
    : undefined;
}

/** Uploads a chosen, dropped or pasted picture; a toast reports a failure. */
export function usePictureUpload(onPicture: (picture: PictureValue) => void) {
  const [upload] = useQuestionPictureUploadMutation();
  const [isUploading, setUploading] = useState(false);
  const send = async (file: File) => {
    const problem = problemOf(file);
    if (problem) return toastError(problem);
    setUploading(true);
    try {
      const imageFile = await readDataUrl(file);
      const { url, width, height, file: id } = await upload({ body: { imageFile } }).unwrap();
      onPicture({ file: id, url, width, height, alt: '', isDecoration: false });
    } catch (error) {
      toastError(error);
    } finally {
      setUploading(false);
    }
  };
  return { isUploading, send: (file: File) => void send(file) };
}
