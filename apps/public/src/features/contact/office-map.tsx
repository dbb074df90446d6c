import { OFFICES } from '../../content/offices';
import { Box } from '@concord/ui';
import { BORDER, MAP_HEIGHT, MAP_WIDTH, RIVERS, toMap } from './nigeria';

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/** Map of the country with its two rivers, and the offices numbered as in the list. */
export function OfficeMap() {
  return (
    <Box
      role="img"
      aria-label={`Map of Nigeria with the offices: ${OFFICES.map(({ town }) => town).join(', ')}`}
      sx={{
        position: { xs: 'relative', md: 'sticky' },
        top: { md: 96 },
        color: 'primary.main',
        maxWidth: 560,
        breakInside: 'avoid',
      }}
    >
      <Box
        component="svg"
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        sx={{ display: 'block', width: '100%' }}
      >
        <Box
          component="path"
          d={BORDER}
          sx={{
            fill: 'var(--mui-palette-primary-light)',
            stroke: 'currentColor',
            strokeWidth: 2,
            strokeLinejoin: 'round',
          }}
        />
        {RIVERS.map((river) => (
          <path
            key={river}
            d={river}
            fill="none"
            stroke="var(--mui-palette-art-near)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </Box>
      {OFFICES.map(({ name, town, longitude, latitude }, index) => {
        const [x, y] = toMap(longitude, latitude);
        return (
          <Box
            key={name}
            sx={{
              position: 'absolute',
              left: percent(x, MAP_WIDTH),
              top: percent(y, MAP_HEIGHT),
              transform: 'translate(-50%, -50%)',
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
            }}
          >
            <Box sx={PIN}>{index + 1}</Box>
            <Box sx={TOWN}>{town}</Box>
          </Box>
        );
      })}
    </Box>
  );
}

const PIN = {
  width: 28,
  height: 28,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  typography: 'subtitle2',
  border: 2,
  borderColor: 'background.paper',
} as const;

// Halo in the land colour, which keeps names readable over a river or the border.
const HALO = Array.from({ length: 4 }, () => '0 0 3px var(--mui-palette-primary-light)').join(', ');

const TOWN = {
  position: 'absolute',
  top: '100%',
  typography: 'subtitle2',
  color: 'text.primary',
  textShadow: HALO,
} as const;
