import {
  Box,
  BrokenIllustration,
  EmptyIllustration,
  Logo,
  LogoMark,
  Paper,
  theme,
  Typography,
} from '@concord/ui';
import { Section } from './section';

const SIZES = ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'overline', 'button'] as const;
const STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8] as const;
const HEIGHTS = [0, 1, 4, 8, 24] as const;
const LETTERS = 'Ẹ kú ilé · ọmọ · Ṣàngó · ɓauna · ɗaki · ƙofa · ƴanci · ₦15,000';

/** Sizes and families of text. */
export function TypeSection() {
  return (
    <Section
      title="Type"
      lead="Noto Serif for headings of the first two levels, Inter for everything else. Nothing is smaller than 14 px."
    >
      {SIZES.map((variant) => (
        <Box key={variant} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {`${variant}: ${theme.typography[variant].fontSize}, weight ${theme.typography[variant].fontWeight ?? 400}`}
          </Typography>
          <Typography variant={variant} component="p">
            Peace is learnt, practised and kept
          </Typography>
        </Box>
      ))}
      <Typography sx={{ mt: 2 }}>{LETTERS}</Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        00:11:11 and 23:59:48 are of one width
      </Typography>
    </Section>
  );
}

export function SpaceSection() {
  return (
    <Section
      title="Spacing and elevation"
      lead="One step is 8 px, corners are 8 px, and touch targets are 44 px."
    >
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {STEPS.map((step) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 0.5 }}>
            <Typography variant="body2" sx={{ width: 90 }}>{`${step}: ${step * 8} px`}</Typography>
            <Box sx={{ height: 16, width: theme.spacing(step), bgcolor: 'primary.main' }} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>
        <Paper variant="outlined" sx={{ p: 2, width: 150 }}>
          outlined
        </Paper>
        {HEIGHTS.map((height) => (
          <Paper key={height} elevation={height} sx={{ p: 2, width: 150 }}>{`elevation ${height}`}</Paper>
        ))}
      </Box>
    </Section>
  );
}

export function PictureSection() {
  return (
    <Section
      title="Illustrations"
      lead="Lines of 2 to 3 units with round ends, flat areas and no gradients. Only colours of the art group, so that they follow the scheme. They are decorative, and hidden from assistive technology."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <Logo />
        <LogoMark size={96} />
        <EmptyIllustration />
        <BrokenIllustration />
      </Box>
    </Section>
  );
}
