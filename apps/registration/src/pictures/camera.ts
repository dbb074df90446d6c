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

/** The current frame of the video as a JPEG file. */
export async function snapshot(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob ? new File([blob], 'camera.jpg', { type: 'image/jpeg' }) : undefined;
}
