import type { QuestionPicture } from '@concord/contracts';
import { useSyncExternalStore } from 'react';
import type { LocalAttempt } from '../../attempt/local-attempt';
import { examDevice } from '../../device/exam-device';
import { type LoadedPicture, PictureLoader } from './picture-loader';

const NOTHING: LoadedPicture = {};
let loader: PictureLoader | undefined;

/**
 * Caches the pictures of a paper on the device one by one, with low priority, as the candidate may
 * be offline later.
 *
 * @returns a function that stops it
 */
export function cachePictures(local: LocalAttempt): () => void {
  const { _id, exam } = local.attempt;
  const opened = new PictureLoader({
    exam,
    readPaper: () => local.readPaper(),
    stored: (file) => examDevice.picture(_id, file),
    store: (file, picture) => examDevice.savePicture(_id, file, picture),
  });
  loader = opened;
  void opened.loadAll();
  return () => {
    opened.close();
    if (loader === opened) loader = undefined;
  };
}

/** Loads a visible picture before the queued ones. */
export const loadPicture = (picture: QuestionPicture): Promise<void> =>
  loader?.load(picture.file) ?? Promise.resolve();

/** Load state of a picture of the paper. */
export const usePicture = (file: string): LoadedPicture =>
  useSyncExternalStore(subscribe, () => loader?.state(file) ?? NOTHING);

function subscribe(listener: () => void): () => void {
  return PictureLoader.onChange(listener);
}
