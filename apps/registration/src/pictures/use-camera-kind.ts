import { useEffect, useState } from 'react';
import { type CameraKind, cameraKind } from './camera';

/** How a photo can be taken here; `none` until that is known. A camera may be connected at any time. */
export function useCameraKind(): CameraKind {
  const [kind, setKind] = useState<CameraKind>('none');
  useEffect(() => {
    let left = false;
    const look = () =>
      void cameraKind().then((found) => {
        if (!left) setKind(found);
      });
    look();
    const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
    mediaDevices?.addEventListener?.('devicechange', look);
    return () => {
      left = true;
      mediaDevices?.removeEventListener?.('devicechange', look);
    };
  }, []);
  return kind;
}
