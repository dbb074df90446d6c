const BYTES = 2 * 1024 * 1024;

/** A large photo, to be chosen at once, that is being prepared until `finish`. It is then sent as it is. */
export function slowPhoto(name = 'photo.jpg') {
  let finish: () => void = () => undefined;
  const decoded = new Promise<never>((_, reject) => {
    finish = () => reject(new Error('This picture cannot be decoded'));
  });
  Object.assign(globalThis, { createImageBitmap: () => decoded });
  return { photo: new File([new Uint8Array(BYTES)], name, { type: 'image/jpeg' }), finish };
}
