import { certificatePath, dateWords } from '@concord/institute';
import { Box, TextLink, Typography } from '@concord/ui';
import type { ShownCertificate } from './shown-certificate';

/** The certificate's details as text, with a link to its verification. */
export function CertificateDetails({ certificate }: { readonly certificate: ShownCertificate }) {
  const { studentName, courseTitle, dateGenerated, certificateNumber } = certificate;
  const facts = [
    ['Name', studentName],
    ['Course', courseTitle],
    ['Date', dateWords(dateGenerated)],
    ['Certificate number', certificateNumber],
  ];
  return (
    <Box component="section" aria-labelledby="certificate-details" sx={{ mt: 4, maxWidth: '70ch' }}>
      <Typography variant="h2" id="certificate-details" gutterBottom>
        What your certificate says
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" dir="auto" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {certificateNumber ? (
        <Typography sx={{ mt: 2 }}>
          Anyone can check this certificate online.{' '}
          <TextLink to={certificatePath(certificateNumber)} underline="always">
            See what they will see
          </TextLink>
          .
        </Typography>
      ) : null}
    </Box>
  );
}
