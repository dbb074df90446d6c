import { type Place, PLACES, SHEET_SIZE } from '@concord/institute/certificate-sheet';
import { Box } from '@concord/ui';

const { width, height } = SHEET_SIZE;
const boxOf = ({ left, top, width, height }: Place) => ({ x: left, y: top, width, height });

/** Drawings of the certificate designs that show where number and code are. */
export function NumberPosition() {
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'flex', gap: 1.5, width: 330, maxWidth: '100%', color: 'text.secondary' }}
    >
      {Object.entries(PLACES).map(([design, { code, number }]) => (
        <Box
          key={design}
          component="svg"
          viewBox={`0 0 ${width} ${height}`}
          sx={{ flex: 1, minWidth: 0, height: 'auto' }}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
        >
          <rect x="6" y="6" width={width - 12} height={height - 12} rx="5" />
          {design === 'course' ? <path d="M74 6v198M96 52h150M96 86h96M96 120h120" /> : null}
          {design === 'course' ? null : <path d="M84 44h130M98 76h100M74 108h150" />}
          <Box component="g" sx={{ color: 'primary.main' }} stroke="none" fill="currentColor">
            <rect {...boxOf(code)} rx="2" />
            <rect {...boxOf(number)} rx="2" opacity="0.55" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
