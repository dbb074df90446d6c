import { Box, theme, Typography } from '@concord/ui';
import { contrast } from '@concord/ui/design';
import { Section } from './section';

const KINDS = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;
const ART = ['sky', 'sun', 'far', 'near', 'ground', 'figure', 'line', 'gold'] as const;
const SCHEMES = ['light', 'dark'] as const;
const TEXT = 4.5;
const SHAPE = 3;

interface Pair {
  readonly name: string;
  readonly words: string;
  readonly ground: string;
  readonly atLeast: number;
}

/** Every pair of colours that the product writes or draws with, in one scheme. */
function pairsOf(name: (typeof SCHEMES)[number]): readonly Pair[] {
  const palette = theme.colorSchemes[name]?.palette;
  if (!palette) return [];
  const { text, background, art, band, info } = palette;
  const grounds = { default: background.default, paper: background.paper };
  return [
    ...Object.entries(grounds).flatMap(([on, ground]) => [
      { name: `text.primary on ${on}`, words: text.primary, ground, atLeast: TEXT },
      { name: `text.secondary on ${on}`, words: text.secondary, ground, atLeast: TEXT },
      { name: `focus (info.main) on ${on}`, words: info.main, ground, atLeast: SHAPE },
      { name: `art.line on ${on}`, words: art.line, ground, atLeast: SHAPE },
    ]),
    ...KINDS.flatMap((kind) => {
      const { main, dark, light, contrastText } = palette[kind];
      return [
        { name: `${kind}.contrastText on ${kind}.main`, words: contrastText, ground: main, atLeast: TEXT },
        { name: `${kind}.dark on ${kind}.light`, words: dark, ground: light, atLeast: TEXT },
        { name: `${kind}.main on paper`, words: main, ground: background.paper, atLeast: TEXT },
      ];
    }),
    { name: 'band.contrastText on band.main', words: band.contrastText, ground: band.main, atLeast: TEXT },
    { name: 'band.focus on band.main', words: band.focus, ground: band.main, atLeast: SHAPE },
  ];
}

function Swatch({ name, words, ground, atLeast }: Pair) {
  const ratio = contrast(words, ground);
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box sx={{ bgcolor: ground, color: words, p: 1.5, fontWeight: 600 }}>{`${words} on ${ground}`}</Box>
      <Box sx={{ px: 1.5, py: 1, bgcolor: 'background.paper' }}>
        <Typography variant="body2">{name}</Typography>
        <Typography variant="body2" color={ratio < atLeast ? 'error' : 'textSecondary'}>
          {`${ratio.toFixed(1)} : 1, at least ${atLeast} : 1`}
        </Typography>
      </Box>
    </Box>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
} as const;

/** The colours of both schemes, whichever the page is shown in, with the contrast that each pair reaches. */
export function ColourSection() {
  return (
    <Section
      title="Colours"
      lead="main fills buttons and writes links, light tints an area, dark writes on that tint. Names stay in the dark scheme; lightness turns round."
    >
      {SCHEMES.map((scheme) => (
        <Box key={scheme} sx={{ mb: 4 }}>
          <Typography variant="h3" sx={{ mb: 1.5 }}>{`The ${scheme} scheme`}</Typography>
          <Box component="ul" sx={GRID}>
            {pairsOf(scheme).map((pair) => (
              <Swatch key={pair.name} {...pair} />
            ))}
          </Box>
          <Typography sx={{ mt: 2, mb: 1 }}>What pictures are drawn with</Typography>
          <Box component="ul" sx={{ ...GRID, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}>
            {ART.map((name) => {
              const color = theme.colorSchemes[scheme]?.palette.art[name];
              return (
                <Box component="li" key={name}>
                  <Box
                    sx={{ height: 48, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: color }}
                  />
                  <Typography variant="body2">{`art.${name} ${color}`}</Typography>
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Section>
  );
}
