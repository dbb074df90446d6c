import { useCallback, useEffect, useRef, useState } from 'react';
import { CAMERA_ENDED, cameraMessage, openCamera, snapshot, stopCamera } from './camera';

/** The camera while its dialog is open: the live video, the photo taken, or an error message. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [shot, setShot] = useState<{ readonly file: File; readonly url: string }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isUnmounted = false;
    openCamera().then(
      (opened) => {
        stream = opened;
        // The dialog was closed during the browser's permission prompt.
        if (isUnmounted) return stopCamera(opened);
        opened.getVideoTracks()[0]?.addEventListener('ended', () => setProblem(CAMERA_ENDED));
        if (video.current) video.current.srcObject = opened;
      },
      (error: unknown) => {
        if (!isUnmounted) setProblem(cameraMessage(error));
      },
    );
    return () => {
      isUnmounted = true;
      if (stream) stopCamera(stream);
    };
  }, [attempt]);

  useEffect(() => () => URL.revokeObjectURL(shot?.url ?? ''), [shot]);

  const take = useCallback(async () => {
    const file = video.current ? await snapshot(video.current) : undefined;
    if (file) setShot({ file, url: URL.createObjectURL(file) });
    else setProblem(cameraMessage(undefined));
  }, []);

  return {
    video,
    live,
    problem,
    shot,
    take,
    retake: () => setShot(undefined),
    retry: () => {
      setProblem(undefined);
      setLive(false);
      setAttempt((n) => n + 1);
    },
    onPlaying: () => setLive(true),
  };
}
