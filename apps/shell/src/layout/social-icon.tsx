import { Box } from '@concord/ui';

// Path data in the line style of the site; the name is beside the icon.
const PATHS: Record<string, string> = {
  Facebook: 'M13.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.5-2 2-2H17V2.5c-4-.8-6.5.8-6.5 4.5v2.5H7.5V13h3v8',
  X: 'M4 4l16 16M20 4L4 20',
  LinkedIn: 'M5 9.5V20M5 5v.1M10 20V9.5M10 14c0-6 9-6 9 0v6',
  YouTube: 'M3 7.5Q3 5 5.5 5h13Q21 5 21 7.5v9q0 2.5-2.5 2.5h-13Q3 19 3 16.5zM10 9l5 3-5 3z',
};
const ELSEWHERE = 'M10 14L20 4M13 4h7v7M18 14v6H4V6h6';

/** Icon of a social network, or an arrow for one without an icon. */
export function SocialIcon({ name }: { readonly name: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden="true"
      sx={{ width: 20, height: 20, flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 }}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name] ?? ELSEWHERE} />
    </Box>
  );
}
