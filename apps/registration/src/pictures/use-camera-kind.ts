import { useEffect, useState } from 'react';
import { type CameraKind, cameraKind } from './camera';

/** Camera of this device; `none` until known. Updates when a camera is connected. */
export function useCameraKind(): CameraKind {
  const [kind, setKind] = useState<CameraKind>('none');
  useEffect(() => {
    let isUnmounted = false;
    const update = () =>
      void cameraKind().then((found) => {
        if (!isUnmounted) setKind(found);
      });
    update();
    const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
    mediaDevices?.addEventListener?.('devicechange', update);
    return () => {
      isUnmounted = true;
      mediaDevices?.removeEventListener?.('devicechange', update);
    };
  }, []);
  return kind;
}
