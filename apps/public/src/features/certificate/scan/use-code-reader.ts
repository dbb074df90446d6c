import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { drawWithin } from './drawing';
import { numberInCode } from './number-in-code';
import { makeReader, type ReadCode } from './read-code';

/** Maximum sides of the drawings to search, in pixels. A small code in a large photo needs the larger one. */
const FRAME_SIDE = 800;
const PICTURE_SIDES = [1000, 2400];
/** Pause between two frames, in ms, so that the page stays responsive. */
const PAUSE_MS = 150;

const FOREIGN =
  'This code is not from one of our certificates. Scan the square code in the lower part of the certificate';
const NO_CODE = 'No QR code was found in this picture. Try a sharper one, taken from closer up';
const NO_PICTURE = 'This file could not be opened as a picture. Choose a photo, such as a JPEG';
const NO_READER = 'The QR code reader could not be loaded. Check your connection and try again';

async function codeInFile(file: File, read: ReadCode): Promise<string | undefined> {
  const source = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  try {
    for (const side of PICTURE_SIDES) {
      drawWithin(canvas, { source, width: source.width, height: source.height }, side);
      const text = await read(canvas);
      if (text !== undefined) return text;
    }
    return undefined;
  } finally {
    source.close();
  }
}

/** Reads certificate codes from the frames of a live video, and from pictures. */
export function useCodeReader(
  video: RefObject<HTMLVideoElement | null>,
  { live, onNumber }: { readonly live: boolean; readonly onNumber: (number: string) => void },
) {
  const [reader] = useState(makeReader);
  const [notice, setNotice] = useState<string>();

  const take = (text: string): boolean => {
    const number = numberInCode(text, window.location.host);
    if (number) onNumber(number);
    else setNotice(FOREIGN);
    return Boolean(number);
  };

  const readFile = async (file: File): Promise<void> => {
    const read = await reader.catch(() => undefined);
    if (!read) return setNotice(NO_READER);
    try {
      const text = await codeInFile(file, read);
      if (text === undefined) setNotice(NO_CODE);
      else take(text);
    } catch {
      setNotice(NO_PICTURE);
    }
  };

  const takeFromFrame = useEffectEvent(take);

  useEffect(() => {
    if (!live) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const canvas = document.createElement('canvas');
    const search = async (read: ReadCode) => {
      const source = video.current;
      if (isOver || !source) return;
      drawWithin(canvas, { source, width: source.videoWidth, height: source.videoHeight }, FRAME_SIDE);
      const text = await read(canvas).catch(() => undefined);
      if (isOver || (text !== undefined && takeFromFrame(text))) return;
      timer = setTimeout(() => void search(read), PAUSE_MS);
    };
    reader.then(search, () => setNotice(NO_READER));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [live, reader, video]);

  return { notice, readFile };
}
