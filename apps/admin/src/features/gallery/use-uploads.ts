import { errorMessage } from '@concord/api-client/requests';
import { toastError, toastSuccess } from '@concord/ui';
import { useRef, useState } from 'react';
import { imageProblem, readDataUrl } from './image-rules';
import { useGalleryUploadMutation } from './requests';

/** A picked picture that waits for its upload, or whose upload failed. */
export interface Draft {
  readonly key: number;
  readonly name: string;
  readonly imageFile: string;
  readonly caption: string;
  /** Reason of a failed upload, which can be retried. */
  readonly problem?: string;
}

/** Picked pictures, and their sequential upload. Failed ones stay, with their captions. */
export function useUploads() {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>();
  const [upload] = useGalleryUploadMutation();
  const lastKey = useRef(0);

  const change = (key: number, next: Partial<Draft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...next } : draft)));
  const drop = (key: number) => setDrafts((all) => all.filter((draft) => draft.key !== key));

  const pick = async (files: readonly File[]) => {
    for (const file of files) {
      const problem = imageProblem(file);
      if (problem) {
        toastError(files.length > 1 ? `${file.name}: ${problem}` : problem);
        continue;
      }
      try {
        const imageFile = await readDataUrl(file);
        lastKey.current += 1;
        const draft = { key: lastKey.current, name: file.name, imageFile, caption: '' };
        setDrafts((all) => [...all, draft]);
      } catch (error) {
        toastError(error);
      }
    }
  };

  const send = async ({ key, imageFile, caption }: Draft): Promise<boolean> => {
    try {
      await upload({ body: { imageFile, caption: caption.trim() } }).unwrap();
      drop(key);
      return true;
    } catch (error) {
      change(key, { problem: errorMessage(error) });
      return false;
    }
  };

  const submit = async () => {
    let uploaded = 0;
    for (const [index, draft] of drafts.entries()) {
      setProgress({ done: index, of: drafts.length });
      change(draft.key, { problem: undefined });
      if (await send(draft)) uploaded += 1;
    }
    setProgress(undefined);
    if (uploaded === drafts.length) toastSuccess('Uploaded Succesfully');
    else toastError(`${drafts.length - uploaded} of ${drafts.length} pictures could not be uploaded`);
  };

  return {
    drafts,
    progress,
    onPick: (files: readonly File[]) => void pick(files),
    onCaption: (key: number, caption: string) => change(key, { caption }),
    onDrop: drop,
    onSubmit: () => void submit(),
  };
}
