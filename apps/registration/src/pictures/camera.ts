export type CameraKind = 'app' | 'dialog' | 'none';

/** Camera of this device. Browsers offer none without HTTPS. */
export async function cameraKind(): Promise<CameraKind> {
  // A file input opens the camera app on a phone or tablet.
  if (window.matchMedia('(pointer: coarse)').matches) return 'app';
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (typeof mediaDevices?.getUserMedia !== 'function') return 'none';
  const devices = await mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput') ? 'dialog' : 'none';
}

/** Current frame of the video as a JPEG file. */
export async function snapshot(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob ? new File([blob], 'camera.jpg', { type: 'image/jpeg' }) : undefined;
}
