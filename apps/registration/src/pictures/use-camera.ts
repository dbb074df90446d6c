import { cameraMessage, useCameraStream } from '@concord/ui/camera';
import { useCallback, useEffect, useState } from 'react';
import { snapshot } from './camera';

const WANTED: MediaTrackConstraints = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } };

/** State of the camera dialog: live video, photo taken, or error message. */
export function useCamera() {
  const { video, live, problem, retry, onPlaying } = useCameraStream(WANTED);
  const [shot, setShot] = useState<{ readonly file: File; readonly url: string }>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => () => URL.revokeObjectURL(shot?.url ?? ''), [shot]);

  const take = useCallback(async () => {
    const file = video.current ? await snapshot(video.current) : undefined;
    if (file) setShot({ file, url: URL.createObjectURL(file) });
    else setFailure(cameraMessage(undefined));
  }, [video]);

  return {
    video,
    live,
    problem: problem ?? failure,
    shot,
    take,
    retake: () => setShot(undefined),
    retry: () => {
      setFailure(undefined);
      retry();
    },
    onPlaying,
  };
}
