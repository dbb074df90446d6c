const MESSAGES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'This page may not use the camera. Allow it in the address bar and try again, or choose a picture instead',
  NotFoundError: 'No camera was found. Connect one and try again, or choose a picture instead',
  NotReadableError:
    'The camera is busy. Close other programs that use it and try again, or choose a picture instead',
};
const ALIASES: Readonly<Record<string, string>> = {
  SecurityError: 'NotAllowedError',
  OverconstrainedError: 'NotFoundError',
  AbortError: 'NotReadableError',
};

/** Message for an error of `getUserMedia`; the page then offers to pick a picture. */
export function cameraMessage(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return (
    MESSAGES[ALIASES[name] ?? name] ??
    'The camera could not be started. Try again, or choose a picture instead'
  );
}
