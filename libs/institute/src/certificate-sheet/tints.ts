const CHANNELS = [1, 3, 5] as const;

/**
 * Mixes a colour such as `#14663a` with white; `share` is the colour's share. Tints stay visible in
 * grey print.
 */
export function tint(colour: string, share: number): string {
  const mixed = CHANNELS.map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - (255 - channel) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
