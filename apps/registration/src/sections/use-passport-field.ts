import { useEffect, useState } from 'react';
import type { Placement } from '../pictures/crop-area';
import { choosePassport, reopenPassport, type WorkingPicture } from '../pictures/passport-picture';
import { useFileField } from './use-file-field';

const PLACED = 'Cropped to portrait for you. If your face is not well placed, press Adjust.';
const FIRST_FRAME = `The first frame of the animation was used. ${PLACED}`;
const ADJUSTED = 'The picture was adjusted.';
/** Minimum pixels for 170 dots per inch at a print width of 35 mm. */
const MIN_SHARP_PIXELS = 240;
const UNSHARP = ' It is small and may print unclear. A larger picture is better.';
const NOT_LOADED =
  'This part of the page could not be loaded. Check your connection and press the button again';

/** Source of the picture in the form; valid while the form has `value`. */
interface Original {
  readonly value: string;
  readonly working: WorkingPicture;
  readonly placement: Placement | undefined;
}

const loadCropDialog = () => import('../pictures/crop-dialog');
const loadCameraDialog = () => import('../pictures/camera-dialog');

type Opened =
  | ({ readonly kind: 'crop'; readonly original: Original; readonly url: string } & Awaited<
      ReturnType<typeof loadCropDialog>
    >)
  | ({ readonly kind: 'camera' } & Awaited<ReturnType<typeof loadCameraDialog>>);

/** State and actions of the passport picture in the form, and its dialogs. */
export function usePassportField() {
  const picture = useFileField('image_data', 'picture');
  const { value } = picture.field;
  const [original, setOriginal] = useState<Original>();
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => () => (opened?.kind === 'crop' ? URL.revokeObjectURL(opened.url) : undefined), [opened]);

  const setPicture = (next: Original, text: string) => {
    const isUnsharp = next.placement && next.placement.area.width < MIN_SHARP_PIXELS;
    picture.set(next.value, isUnsharp ? text + UNSHARP : text);
    setOriginal(next);
  };

  const choose = (file: File) =>
    picture.read(async ({ signal }) => {
      const chosen = await choosePassport(file, signal);
      return () => {
        setPicture(chosen, chosen.animated ? FIRST_FRAME : PLACED);
        // Preloaded, so that Adjust opens at once and also offline; a failed load is retried when
        // it opens.
        loadCropDialog().catch(() => undefined);
      };
    });

  const opening = async (open: () => Promise<Opened>) => {
    try {
      setOpened(await open());
      picture.setNotice(undefined);
    } catch {
      picture.setNotice(NOT_LOADED);
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
    ...picture,
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
