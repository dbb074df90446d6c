const text = (value: string) => [...value].map((char) => char.charCodeAt(0));
const big16 = (value: number) => [value >> 8, value & 255];

/** Markers of a JPEG with a preview in its EXIF data; `whole: false` truncates it. */
export const jpegBytes = (width: number, height: number, whole = true) => {
  const preview = [...text('Exif\0\0'), 0xff, 0xd8, 0xff, 0xd9];
  return [
    ...[0xff, 0xd8, 0xff, 0xe1, ...big16(preview.length + 2), ...preview],
    ...[0xff, 0xc0, ...big16(11), 8, ...big16(height), ...big16(width), 1, 1, 0x11, 0],
    ...[0xff, 0xda, ...big16(8), 1, 1, 0, 0, 63, 0, 12, 34, 0xff, 0x00, 56],
    ...(whole ? [0xff, 0xd9] : []),
  ];
};

export const pngBytes = (width: number, height: number, chunks = '') => [
  ...[0x89, ...text('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...text('IHDR')],
  ...[0, 0, ...big16(width), 0, 0, ...big16(height), 8, 6, 0, 0, 0],
  ...text(`${chunks}IDAT....IEND`),
];

export const gifBytes = (width: number, height: number, animated = false) => [
  ...text('GIF89a'),
  ...[width & 255, width >> 8, height & 255, height >> 8],
  ...text(animated ? '!\xff\x0bNETSCAPE2.0' : '!'),
];

export const heicBytes = () => [0, 0, 0, 24, ...text('ftypheic\0\0\0\0mif1heic')];
export const pdfBytes = () => text('%PDF-1.7 ...');
export const docxBytes = () => text('PK\x03\x04...');
export const docBytes = () => [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0];
export const textBytes = text;

/** A file of these bytes, padded with zeros to `size`. */
export function fileOf(name: string, type: string, bytes: readonly number[], size = bytes.length): File {
  const all = new Uint8Array(size);
  all.set(bytes);
  return new File([all], name, { type });
}
