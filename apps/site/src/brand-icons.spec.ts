import sharp from 'sharp';
import { recoloured } from './brand-icons';

const toBlue = (colour: string) => (colour === '#1b6b3f' ? '#1f4e8c' : colour);

describe('recoloured', () => {
  const green = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#1b6b3f' } })
      .png({ palette: true })
      .toBuffer();
  const pixel = async (png: Buffer) => {
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return `#${data.subarray(0, 3).toString('hex')}`;
  };

  it('changes the palette of a PNG, with its checksum', async () => {
    const png = await green();
    expect(await pixel(recoloured(png, toBlue))).toBe('#1f4e8c');
    expect(await pixel(png)).toBe('#1b6b3f');
  });

  it('changes the PNG in an ICO', async () => {
    const header = Buffer.alloc(22);
    const ico = recoloured(Buffer.concat([header, await green()]), toBlue);
    expect(ico.subarray(0, 22)).toEqual(header);
    expect(await pixel(ico.subarray(22))).toBe('#1f4e8c');
  });

  it('changes the colours of an SVG', () =>
    expect(recoloured(Buffer.from('<path fill="#1b6b3f" stroke="#ffffff"/>'), toBlue).toString()).toBe(
      '<path fill="#1f4e8c" stroke="#ffffff"/>',
    ));
});
