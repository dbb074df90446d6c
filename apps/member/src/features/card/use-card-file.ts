import { fileUrl } from '@concord/api-client';
import { toastError } from '@concord/ui';
import { useEffect, useRef, useState } from 'react';
import { useLazyMyCardFileQuery } from './requests';

const PAUSE_MS = 1500;
const LONGEST_MS = 120_000;
/** Display time of the link in ms. It ends before the ten minutes of a file link. */
const LINK_MS = 9 * 60_000;

const FAILED = 'We could not make the PDF. Please try again in a minute.';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for the PDF of the card until it is printed. */
export function useCardFile() {
  const [ask] = useLazyMyCardFileQuery();
  const [url, setUrl] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (!url) return undefined;
    const timer = setTimeout(() => setUrl(undefined), LINK_MS);
    return () => clearTimeout(timer);
  }, [url]);

  const linkOf = async (): Promise<string> => {
    const endsAt = Date.now() + LONGEST_MS;
    while (isMounted.current && Date.now() < endsAt) {
      const { status, url: link } = await ask().unwrap();
      if (status === 'done' && link) return fileUrl(link);
      if (status === 'failed') break;
      await pause(PAUSE_MS);
    }
    throw new Error(FAILED);
  };

  const make = async (): Promise<void> => {
    setIsBusy(true);
    try {
      setUrl(await linkOf());
    } catch (error) {
      toastError(error);
    }
    setIsBusy(false);
  };

  return { url, isBusy, make: () => void make() };
}
