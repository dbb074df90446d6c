import { Box, theme, Typography } from '@concord/ui';
import { Section } from './section';

const KINDS = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;
const ART = ['sky', 'sun', 'far', 'near', 'ground', 'figure', 'line', 'gold'] as const;
const SCHEMES = ['light', 'dark'] as const;

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
} as const;

function Swatch({ name, ground, words }: Readonly<Record<'name' | 'ground' | 'words', string>>) {
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box sx={{ bgcolor: ground, color: words, p: 1.5, fontWeight: 600 }}>{ground}</Box>
      <Typography variant="body2" sx={{ px: 1.5, py: 1, bgcolor: 'background.paper' }}>
        {name}
      </Typography>
    </Box>
  );
}

function Scheme({ name }: { readonly name: (typeof SCHEMES)[number] }) {
  const palette = theme.colorSchemes[name]?.palette;
  if (!palette) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>{`The ${name} scheme`}</Typography>
      <Box component="ul" sx={GRID}>
        {KINDS.flatMap((kind) => {
          const { main, dark, light, contrastText } = palette[kind];
          return [
            <Swatch key={`${kind}.main`} name={`${kind}.main`} ground={main} words={contrastText} />,
            <Swatch key={`${kind}.light`} name={`${kind}.light`} ground={light} words={dark} />,
          ];
        })}
        {ART.map((art) => (
          <Swatch key={art} name={`art.${art}`} ground={palette.art[art]} words={palette.art[art]} />
        ))}
      </Box>
    </Box>
  );
}

/** Colours of both schemes, independent of the page's own; `palette.spec.ts` checks their contrast. */
export function ColourSection() {
  return (
    <Section
      title="Colours"
      lead="main fills buttons and colours links, light tints an area, dark is for text on that tint. The dark scheme uses the same names with light and dark reversed."
    >
      {SCHEMES.map((name) => (
        <Scheme key={name} name={name} />
      ))}
    </Section>
  );
}
