import { useController } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import type { Placement } from '../pictures/crop-area';
import { choosePassport, reopenPassport, type WorkingPicture } from '../pictures/passport-picture';
import { trackFileRead } from '../pictures/pending-files';
import { FileRejection, messageFor } from '../pictures/file-rejection';
import { useLatestTask } from '../pictures/use-latest-task';
import { useRegistrationForm } from '../form/use-registration-form';

const PLACED = 'Cut to portrait for you. If the face is not well placed, press Adjust.';
const FIRST_FRAME = `The first frame of the moving picture was taken. ${PLACED}`;
const ADJUSTED = 'The picture was placed as you chose.';
/** Less than this prints a 35 mm wide picture with fewer than 170 dots per inch. */
const MIN_SHARP_PIXELS = 240;
const UNSHARP = ' It is small and may print unclear: a larger picture is better.';
const NOT_LOADED =
  'This part of the page could not be loaded. Check your connection and press the button again';

/** The source of the picture in the form; valid while the form has this `value`. */
interface Original {
  readonly value: string;
  readonly working: WorkingPicture;
  readonly placement: Placement | undefined;
}

/** A message about a picture; shown while the form has this `value`. */
interface Message {
  readonly value: string;
  readonly text: string;
}

const loadCropDialog = () => import('../pictures/crop-dialog');
const loadCameraDialog = () => import('../pictures/camera-dialog');

type Opened =
  | ({ readonly kind: 'crop'; readonly original: Original; readonly url: string } & Awaited<
      ReturnType<typeof loadCropDialog>
    >)
  | ({ readonly kind: 'camera' } & Awaited<ReturnType<typeof loadCameraDialog>>);

/** The state and actions of the passport picture in the form, and its dialogs. */
export function usePassportField() {
  const { control, setError, clearErrors } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: 'image_data' });
  const { value, onChange } = field;
  const [original, setOriginal] = useState<Original>();
  const [notice, setNotice] = useState<Message>();
  const [hint, setHint] = useState<Message>();
  const [reading, setReading] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const startTask = useLatestTask();

  useEffect(() => () => (opened?.kind === 'crop' ? URL.revokeObjectURL(opened.url) : undefined), [opened]);

  const setPicture = (next: Original, text: string) => {
    onChange(next.value);
    clearErrors('image_data');
    setOriginal(next);
    setNotice(undefined);
    const isUnsharp = next.placement && next.placement.area.width < MIN_SHARP_PIXELS;
    setHint({ value: next.value, text: isUnsharp ? text + UNSHARP : text });
  };

  const reject = (error: unknown) => {
    const keepsCurrent = value !== '' && !(error instanceof FileRejection && error.clears);
    if (keepsCurrent) return setNotice({ value, text: `${messageFor(error)}. The picture you had stays.` });
    onChange('');
    setError('image_data', { type: 'file', message: messageFor(error) });
  };

  /** @returns false when the file was rejected */
  const read = async (file: File): Promise<boolean> => {
    const signal = startTask();
    setReading(true);
    try {
      const chosen = await choosePassport(file, signal);
      if (signal.aborted) return true;
      setPicture(chosen, chosen.animated ? FIRST_FRAME : PLACED);
      // Preloaded, so that Adjust opens at once and also offline; a failed load is retried when it opens.
      loadCropDialog().catch(() => undefined);
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      reject(error);
      return false;
    } finally {
      if (!signal.aborted) setReading(false);
    }
  };

  const choose = (file: File) => trackFileRead(read(file));

  const opening = async (open: () => Promise<Opened>) => {
    try {
      setOpened(await open());
      setNotice(undefined);
    } catch {
      setNotice({ value, text: NOT_LOADED });
    }
  };

  const crop = async (): Promise<Opened> => {
    const dialog = await loadCropDialog();
    const base =
      original?.value === value
        ? original
        : { value, working: await reopenPassport(value), placement: undefined };
    return { kind: 'crop', ...dialog, original: base, url: URL.createObjectURL(base.working.blob) };
  };

  return {
    field,
    reading,
    error: fieldState.error?.message ?? (notice?.value === value ? notice.text : undefined),
    invalid: fieldState.error !== undefined,
    hint: hint && hint.value === value ? hint.text : undefined,
    choose,
    adjust: () => void opening(crop),
    openCamera: () => void opening(async () => ({ kind: 'camera', ...(await loadCameraDialog()) })),
    opened,
    close: () => setOpened(undefined),
    place: (working: WorkingPicture, next: string, placement: Placement) => {
      setOpened(undefined);
      setPicture({ value: next, working, placement }, ADJUSTED);
    },
    photographed: (file: File) => {
      setOpened(undefined);
      choose(file);
    },
  };
}
