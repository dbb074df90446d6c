import { useEffect, useRef, useState } from 'react';
import { cameraMessage } from './camera-message';

const ENDED = 'The camera was disconnected. Connect it and try again, or choose a picture instead';

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** Without HTTPS a browser offers no camera. */
function openCamera(wanted: MediaTrackConstraints): Promise<MediaStream> {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices) return Promise.reject(new DOMException('', 'NotFoundError'));
  return mediaDevices.getUserMedia({ video: wanted, audio: false });
}

/**
 * Shows the camera in a `<video>` from mount to unmount, which always closes it: give `video` and `onPlaying`
 * to the element. `problem` is a message for people, after which `retry` opens the camera again.
 * @param wanted the camera; a constant, because each new object reopens the camera
 */
export function useCameraStream(wanted: MediaTrackConstraints) {
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isUnmounted = false;
    openCamera(wanted).then(
      (opened) => {
        stream = opened;
        // The dialog was closed during the browser's permission prompt.
        if (isUnmounted) return stop(opened);
        opened.getVideoTracks()[0]?.addEventListener('ended', () => setProblem(ENDED));
        if (video.current) video.current.srcObject = opened;
      },
      (error: unknown) => {
        if (!isUnmounted) setProblem(cameraMessage(error));
      },
    );
    return () => {
      isUnmounted = true;
      if (stream) stop(stream);
    };
  }, [attempt, wanted]);

  return {
    video,
    live,
    problem,
    onPlaying: () => setLive(true),
    retry: () => {
      setProblem(undefined);
      setLive(false);
      setAttempt((count) => count + 1);
    },
  };
}
