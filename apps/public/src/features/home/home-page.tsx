import { INSTITUTE } from '@concord/institute';
import { Box, Container, LinkButton, PageHead, Stack, Typography } from '@concord/ui';
import { HOME } from '../../content/home';
import { BankAccount } from '../../shared/bank-account';
import { ThemesCarousel } from './themes-carousel';
import { PeaceIllustration } from './peace-illustration';

function Banner() {
  return (
    <Box sx={{ bgcolor: 'primary.light' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          alignItems: 'center',
          gridTemplateColumns: { md: '1.1fr 0.9fr' },
          py: { xs: 5, md: 9 },
        }}
      >
        <div>
          <Typography variant="h1">{HOME.headline}</Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 2, mb: 4, maxWidth: '60ch' }}>
            {HOME.lead}
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <LinkButton to="/register" variant="contained" size="large">
              Register Now
            </LinkButton>
            <LinkButton to="/exam-info" variant="outlined" size="large">
              Examination
            </LinkButton>
          </Stack>
        </div>
        <PeaceIllustration />
      </Container>
    </Box>
  );
}

function VisionAndMission() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: { md: 6, lg: 10 },
        rowGap: 4,
        gridTemplateColumns: { md: '1fr 1fr' },
      }}
    >
      {(['Vision', 'Mission'] as const).map((part) => (
        <Box
          component="section"
          key={part}
          sx={{ borderLeft: 3, borderColor: 'primary.main', pl: { xs: 2.5, md: 3 } }}
        >
          <Typography variant="h2" gutterBottom>
            {part}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ maxWidth: '48ch' }}>
            {HOME.aims[part]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function CoreValues() {
  return (
    <Box component="section" sx={{ mt: { xs: 6, md: 9 } }}>
      <Typography variant="h2">Our core values</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          mt: { xs: 1, md: 2 },
          mb: 0,
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
        }}
      >
        {HOME.coreValues.map(({ name, text }) => (
          <Box component="li" key={name} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="h3" color="primary" sx={{ mb: 0.5 }}>
              {name}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Invitation() {
  const { title, text } = HOME.invitation;
  return (
    <Box component="section" sx={{ bgcolor: 'primary.light', mt: { xs: 6, md: 9 } }}>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 5, md: 6 },
          display: 'grid',
          gap: 3,
          alignItems: 'center',
          gridTemplateColumns: { md: '1fr auto' },
        }}
      >
        <Box sx={{ maxWidth: '60ch' }}>
          <Typography variant="h2" gutterBottom>
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <LinkButton to="/register" variant="contained" size="large">
            Start your registration
          </LinkButton>
          <LinkButton to="/member" variant="outlined" size="large">
            Compare the levels
          </LinkButton>
        </Stack>
      </Container>
    </Box>
  );
}

export function HomePage() {
  return (
    <>
      <PageHead title={`${INSTITUTE.shortName} | ${HOME.title}`} description={HOME.description} />
      <Banner />
      <Container maxWidth="lg" sx={{ pt: { xs: 5, md: 8 } }}>
        <VisionAndMission />
        <CoreValues />
      </Container>
      <Invitation />
      <Container maxWidth="lg" sx={{ pb: { xs: 5, md: 8 } }}>
        <ThemesCarousel themes={HOME.themes} />
        <BankAccount />
      </Container>
    </>
  );
}
