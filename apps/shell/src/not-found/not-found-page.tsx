import { pathWords } from '@concord/institute';
import { useLocation } from '@concord/mfe';
import { Box, LineDrawing, LinkButton, Page, PageBand, styled, TextLink, Typography } from '@concord/ui';

const SUGGESTIONS = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/member', label: 'Membership' },
  { to: '/certification', label: 'Certification' },
  { to: '/exam-info', label: 'Examination' },
  { to: '/register', label: 'Register' },
] as const;

const SuggestionLink = styled(TextLink)({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

const DRAWING = {
  area: 'M80 32h44l16 16-16 16H80zM80 74H38L22 90l16 16h42z',
  lines: 'M80 20v120M80 32h44l16 16-16 16H80M80 74H38L22 90l16 16h42M44 140h72',
  accent: 'M94 48h24M46 90h20M100 140c0-10 6-18 16-20 1 10-5 18-16 20z',
} as const;

const LIST = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
} as const;

export default function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page
      title="Page not found"
      band={
        <PageBand
          eyebrow="Page not found"
          title="Oops"
          lead={`The url ${pathWords(pathname)} can not be found`}
          drawing={<LineDrawing {...DRAWING} />}
          actions={
            <LinkButton to="/" variant="contained" size="large">
              Go to the home page
            </LinkButton>
          }
        />
      }
    >
      <Typography variant="h2">Try one of these pages</Typography>
      <Box component="ul" sx={LIST}>
        {SUGGESTIONS.map(({ to, label }) => (
          <li key={to}>
            <SuggestionLink to={to} underline="always">
              {label}
            </SuggestionLink>
          </li>
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>If a link on our site brought you here, please tell us.</Typography>
    </Page>
  );
}
