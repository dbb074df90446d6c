import { INSTITUTE } from '@concord/institute';
import { Link, useLocation } from '@concord/mfe';
import { Box, Container, LogoMark, SampleMark, styled, Typography } from '@concord/ui';
import { headerKind } from './header-rules';
import { SocialIcon } from './social-icon';

const COLUMNS = [
  {
    title: 'Institute',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/member', label: 'Membership' },
      { to: '/me', label: 'My page' },
      { to: '/career', label: 'Career' },
      { to: '/projects', label: 'Projects' },
      { to: '/gallery', label: 'Gallery' },
    ],
  },
  {
    title: 'Training',
    links: [
      { to: '/register', label: 'Register/Admission' },
      { to: '/exam-info', label: 'Examination' },
      { to: '/certification', label: 'Certification' },
      { to: '/nysc', label: 'Nysc Scheme' },
      { to: '/consultancy', label: 'Consultancy' },
      { to: '/license', label: 'License' },
    ],
  },
  {
    title: 'Rules',
    links: [
      { to: '/policy', label: 'Policy' },
      { to: '/t&c', label: 'T&C' },
      { to: '/money-laundry', label: 'Money-laundry' },
      { to: '/certificate', label: 'Certificate' },
      { to: '/admin', label: 'Admin' },
    ],
  },
] as const;

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&:focus-visible': { outlineColor: 'var(--mui-palette-band-focus)' },
} as const;
const FooterLink = styled(Link)(LOOK);
const OutsideLink = styled('a')(LOOK);

// The third group takes the whole width on a phone, in two columns.
const GROUP = {
  '&:nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '&:nth-of-type(3) ul': { columnCount: { xs: 2, sm: 1 }, columnGap: 2 },
} as const;

const LIST = { listStyle: 'none', p: 0, m: 0 } as const;
const SOCIAL = {
  mt: 4,
  pt: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
} as const;

function Social() {
  return (
    <Box
      component="ul"
      aria-label="Social media"
      sx={{ ...LIST, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
    >
      {INSTITUTE.social.map(({ name, url }) => (
        <li key={url}>
          <OutsideLink href={url} rel="noopener">
            <SocialIcon name={name} />
            {name}
          </OutsideLink>
        </li>
      ))}
    </Box>
  );
}

/** Footer of all pages except the back office and a running exam. */
export function Footer() {
  const { pathname } = useLocation();
  if (headerKind(pathname) === 'none') return null;
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: 'band.main',
        outline: '1px solid transparent',
        color: 'band.contrastText',
        mt: 'auto',
        pt: { xs: 5, md: 8 },
        pb: { xs: 4, md: 5 },
        displayPrint: 'none',
      }}
    >
      <Container maxWidth="lg">
        <Box
          sx={{
            display: 'grid',
            columnGap: { xs: 2, md: 4 },
            rowGap: 4,
            gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', md: '2fr 1fr 1.2fr 1fr' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: '40ch' }}>
            <LogoMark size={48} />
            <Typography sx={{ mt: 2, mb: 0.5, fontWeight: 600 }}>{INSTITUTE.name}</Typography>
            <OutsideLink href={`mailto:${INSTITUTE.email}`}>{INSTITUTE.email}</OutsideLink>
            <SampleMark of="e-mail" />
          </Box>
          {COLUMNS.map(({ title, links }) => (
            <Box component="nav" aria-label={title} key={title} sx={GROUP}>
              <Typography component="h2" variant="h4" sx={{ mb: 1, color: 'common.white' }}>
                {title}
              </Typography>
              <Box component="ul" sx={LIST}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        {INSTITUTE.social.length > 0 && (
          <Box sx={{ ...SOCIAL, borderTop: 1, borderColor: 'band.line' }}>
            <Social />
            <SampleMark of="social links" />
          </Box>
        )}
      </Container>
    </Box>
  );
}
