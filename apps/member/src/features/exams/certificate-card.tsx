import { useAppDispatch } from '@concord/api-client';
import type { MyCertificate } from '@concord/contracts';
import { certificatePath, dateWords } from '@concord/institute';
import { Box, LinkButton, TextLink, Typography } from '@concord/ui';
import { Card } from './card';
import { PrintFile } from './print-file';
import { endpoints } from './requests';

const STATES = {
  valid: { tone: 'good', text: 'Valid' },
  revoked: { tone: 'bad', text: 'Revoked' },
  replaced: { tone: 'plain', text: 'Replaced' },
} as const;

/** A certificate of the person: its file while it is valid, and the page by which anybody verifies it. */
export function CertificateCard({ certificate }: { readonly certificate: MyCertificate }) {
  const { _id: id, courseTitle, certificateNumber, dateGenerated, status, reason, replacedBy } = certificate;
  const dispatch = useAppDispatch();
  const ask = () =>
    dispatch(
      endpoints.myCertificateFile.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
    ).unwrap();
  const verification = (
    <LinkButton
      to={certificatePath(certificateNumber)}
      variant="text"
      aria-label={`Verification page of ${certificateNumber}`}
    >
      Verification page
    </LinkButton>
  );
  return (
    <Card
      title={courseTitle}
      state={STATES[status]}
      facts={[certificateNumber, `Issued ${dateWords(dateGenerated)}`, certificate.studentName]}
    >
      {reason ? <Typography sx={{ mt: 1 }}>Reason: {reason}</Typography> : null}
      {replacedBy ? (
        <Typography sx={{ mt: 1 }}>
          Another certificate replaces it: <TextLink to={certificatePath(replacedBy)}>{replacedBy}</TextLink>
        </Typography>
      ) : null}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {status === 'valid' ? (
          <PrintFile
            ask={ask}
            label="Download PDF"
            name={`Download certificate ${certificateNumber}`}
            what="Your certificate"
          >
            {verification}
          </PrintFile>
        ) : (
          verification
        )}
      </Box>
    </Card>
  );
}
