/** Longest side of a stored photo in pixels: sharp at the size of the card, and some 30 kB. */
const SIDE = 420;
const QUALITY = 0.82;

/** Reads a photo into a small data URL, for a card that is shown offline. @throws Error if it cannot be read. */
export async function smallPhoto(url: string): Promise<string> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser draws no pictures');
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
