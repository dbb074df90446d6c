import { INSTITUTE } from '@concord/contracts';
import { Link, useLocation } from '@concord/mfe';
import { Box, Container, LogoMark, styled, Typography } from '@concord/ui';
import { headerKind } from './header-rules';

const COLUMNS = [
  {
    title: 'Institute',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/member', label: 'Membership' },
      { to: '/career', label: 'Career' },
      { to: '/projects', label: 'Projects' },
      { to: '/gallery', label: 'Gallery' },
    ],
  },
  {
    title: 'Training',
    links: [
      { to: '/register', label: 'Admission' },
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
      { to: '/admin', label: 'Admin' },
    ],
  },
] as const;

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  color: '#e4f1e8',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
const FooterLink = styled(Link)(LOOK);
const OutsideLink = styled('a')(LOOK);

/** The foot of every page but the admin area and a running exam. */
export function Footer() {
  const { pathname } = useLocation();
  if (headerKind(pathname) === 'none') return null;
  return (
    <Box component="footer" sx={{ bgcolor: '#0b3320', color: '#e4f1e8', mt: 'auto', py: { xs: 5, md: 7 } }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: '44ch' }}>
          <LogoMark size={48} />
          <Typography sx={{ mt: 2, fontWeight: 600 }}>{INSTITUTE.name}</Typography>
          <OutsideLink href={`mailto:${INSTITUTE.email}`}>{INSTITUTE.email}</OutsideLink>
          <Box
            component="ul"
            aria-label="Social media"
            sx={{
              listStyle: 'none',
              p: 0,
              mx: -1.5,
              my: 0,
              display: 'flex',
              flexWrap: 'wrap',
              '& a': { px: 1.5, justifyContent: 'center' },
            }}
          >
            {INSTITUTE.social.map(({ name, url }) => (
              <li key={name}>
                <OutsideLink href={url} rel="noopener">
                  {name}
                </OutsideLink>
              </li>
            ))}
          </Box>
        </Box>
        {COLUMNS.map(({ title, links }) => (
          <Box component="nav" aria-label={title} key={title}>
            <Typography component="h2" variant="h4" sx={{ mb: 1, color: '#ffffff' }}>
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Container>
    </Box>
  );
}
