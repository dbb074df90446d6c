import type { Certificate } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';

/** The certificate that a dialog is about. */
export function CertificateSummary({ certificate }: { readonly certificate: Certificate }) {
  const { studentName, selectedCourse, certificateNumber } = certificate;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{studentName}</Typography>
      <Typography color="textSecondary">{selectedCourse.courseTitle}</Typography>
      <Typography color="textSecondary">{certificateNumber}</Typography>
    </Box>
  );
}
