export type CameraKind = 'app' | 'dialog' | 'none';

/** How a photo can be taken on this device. Without HTTPS a browser offers no camera. */
export async function cameraKind(): Promise<CameraKind> {
  // On a phone or tablet a file input opens the camera app.
  if (window.matchMedia('(pointer: coarse)').matches) return 'app';
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (typeof mediaDevices?.getUserMedia !== 'function') return 'none';
  const devices = await mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput') ? 'dialog' : 'none';
}

const WANTED: MediaTrackConstraints = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } };

/** @throws DOMException whose name {@link cameraMessage} knows */
export const openCamera = () => navigator.mediaDevices.getUserMedia({ video: WANTED, audio: false });

export const stopCamera = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

const MESSAGES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera may not be used. Allow it beside the address of this page, then try again, or choose a picture instead',
  NotFoundError: 'No camera was found. Connect one and try again, or choose a picture instead',
  NotReadableError:
    'The camera is busy. Close other programs that use it and try again, or choose a picture instead',
};
const ALIASES: Readonly<Record<string, string>> = {
  SecurityError: 'NotAllowedError',
  OverconstrainedError: 'NotFoundError',
  AbortError: 'NotReadableError',
};

export const CAMERA_ENDED =
  'The camera was disconnected. Connect it and try again, or choose a picture instead';

/** A message for the error of a camera. */
export function cameraMessage(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return (
    MESSAGES[ALIASES[name] ?? name] ??
    'The camera could not be started. Try again, or choose a picture instead'
  );
}

/** The current frame of the video as a JPEG file. */
export async function snapshot(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob ? new File([blob], 'camera.jpg', { type: 'image/jpeg' }) : undefined;
}
