import { Box, Container, LinkButton, Paper, PeaceIllustration, Stack, Typography } from '@concord/ui';
import { HOME } from '../../content/home';
import { BankAccount } from '../../parts/bank-account';

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

function CoreValues() {
  return (
    <Box component="section" sx={{ mt: { xs: 5, md: 8 } }}>
      <Typography variant="h2" gutterBottom>
        Our core values
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
        }}
      >
        {HOME.coreValues.map(({ name, text }) => (
          <Box component="li" key={name} sx={{ py: 2.5, borderTop: 2, borderColor: 'primary.main', mt: 2 }}>
            <Typography variant="h3">{name}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The first page. */
export function HomePage() {
  return (
    <>
      <title>Concord | Peace and conflict management</title>
      <Banner />
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
          {(['vision', 'mission'] as const).map((part) => (
            <Paper component="section" key={part} variant="outlined" sx={{ p: { xs: 2.5, md: 4 } }}>
              <Typography variant="h2" gutterBottom sx={{ textTransform: 'capitalize' }}>
                {part}
              </Typography>
              <Typography>{HOME[part]}</Typography>
            </Paper>
          ))}
        </Box>
        <CoreValues />
        <BankAccount />
      </Container>
    </>
  );
}
