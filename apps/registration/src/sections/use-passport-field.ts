import { useController } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import type { Placement } from '../pictures/crop-area';
import { choosePassport, reopenPassport, type WorkingPicture } from '../pictures/passport-picture';
import { noteReading } from '../pictures/readings';
import { FileRefusal, wordsFor } from '../pictures/refusal';
import { useLatestTask } from '../pictures/use-latest-task';
import { useRegistrationForm } from './use-registration-form';

const PLACED = 'Cut to portrait for you. If the face is not well placed, press Adjust.';
const FIRST_FRAME = `The first frame of the moving picture was taken. ${PLACED}`;
const ADJUSTED = 'The picture was placed as you chose.';
/** A passport picture of 35 mm is printed with 170 dots per inch at least. */
const SHARP_PIXELS = 240;
const UNSHARP = ' It is small and may print unclear: a larger picture is better.';
const NOT_LOADED =
  'This part of the page could not be loaded. Check your connection and press the button again';

/** What is known of the picture that the form holds, as long as it holds that one. */
interface Original {
  readonly value: string;
  readonly working: WorkingPicture;
  readonly placement: Placement | undefined;
}

/** Words that stand as long as the form holds the value they were said about. */
interface Said {
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

/** The passport picture as the form holds it, how it is chosen, and the dialogs about it. */
export function usePassportField() {
  const { control, setError, clearErrors } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: 'image_data' });
  const { value, onChange } = field;
  const [original, setOriginal] = useState<Original>();
  const [notice, setNotice] = useState<Said>();
  const [hint, setHint] = useState<Said>();
  const [reading, setReading] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const begin = useLatestTask();

  useEffect(() => () => (opened?.kind === 'crop' ? URL.revokeObjectURL(opened.url) : undefined), [opened]);

  const keep = (next: Original, text: string) => {
    onChange(next.value);
    clearErrors('image_data');
    setOriginal(next);
    setNotice(undefined);
    const unsharp = next.placement && next.placement.area.width < SHARP_PIXELS;
    setHint({ value: next.value, text: unsharp ? text + UNSHARP : text });
  };

  const refuse = (error: unknown) => {
    const stays = value !== '' && !(error instanceof FileRefusal && error.clears);
    if (stays) return setNotice({ value, text: `${wordsFor(error)}. The picture you had stays.` });
    onChange('');
    setError('image_data', { type: 'file', message: wordsFor(error) });
  };

  /** @returns false when the file was refused. */
  const read = async (file: File): Promise<boolean> => {
    const signal = begin();
    setReading(true);
    try {
      const chosen = await choosePassport(file, signal);
      if (signal.aborted) return true;
      keep(chosen, chosen.animated ? FIRST_FRAME : PLACED);
      // Adjust then opens at once, and without a connection as well; when it fails it is asked for again.
      loadCropDialog().catch(() => undefined);
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      refuse(error);
      return false;
    } finally {
      if (!signal.aborted) setReading(false);
    }
  };

  const choose = (file: File) => noteReading(read(file));

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
      keep({ value: next, working, placement }, ADJUSTED);
    },
    photographed: (file: File) => {
      setOpened(undefined);
      choose(file);
    },
  };
}
