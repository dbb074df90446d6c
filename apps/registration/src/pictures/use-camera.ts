import { useCallback, useEffect, useRef, useState } from 'react';
import { CAMERA_ENDED, cameraWords, openCamera, snapshot, stopCamera } from './camera';

interface Shot {
  readonly file: File;
  readonly url: string;
}

/** The camera while its dialog is open: the live picture, the one that was taken, or why there is none. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [shot, setShot] = useState<Shot>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let left = false;
    openCamera().then(
      (opened) => {
        stream = opened;
        // The dialog was closed while the browser asked for permission.
        if (left) return stopCamera(opened);
        opened.getVideoTracks()[0]?.addEventListener('ended', () => setProblem(CAMERA_ENDED));
        if (video.current) video.current.srcObject = opened;
      },
      (error: unknown) => {
        if (!left) setProblem(cameraWords(error));
      },
    );
    return () => {
      left = true;
      if (stream) stopCamera(stream);
    };
  }, [attempt]);

  useEffect(() => () => URL.revokeObjectURL(shot?.url ?? ''), [shot]);

  const take = useCallback(async () => {
    const file = video.current ? await snapshot(video.current) : undefined;
    if (file) setShot({ file, url: URL.createObjectURL(file) });
    else setProblem(cameraWords(undefined));
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
