const CHANNELS = [1, 3, 5] as const;

/** A colour such as `#14663a` mixed with white; `share` is that of the colour. Tints print in grey as well. */
export function tint(colour: string, share: number): string {
  const mixed = CHANNELS.map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - (255 - channel) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
