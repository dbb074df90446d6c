import { useLocation } from '@concord/mfe';
import { PrintButton, PrintingStatus, usePrintout } from '@concord/printing';
import { Box, Button, LinkButton, Page, PageBand, Typography } from '@concord/ui';
import { PageDrawing } from '../../shared/content-view/page-drawing';
import { CertificateDetails } from './certificate-details';
import { CertificateSheet } from './certificate-sheet';
import { shownCertificate } from './shown-certificate';
import { useGoBack } from './use-go-back';
import { useHydrated } from '../../shared/use-hydrated';
import { useVerificationCode } from './use-verification-code';

const FORM_PATH = '/certificate-form';
const PRINT_REMINDER = 'Ensure you print a copy of your Certificate before leaving this page';
const FAULT_TEXTS = {
  expired: 'The half hour for the PDF is over. The certificate is printed from this page instead.',
  unavailable: 'The PDF cannot be made at the moment. The certificate is printed from this page instead.',
  refused: 'This certificate does not stand any more, so it cannot be printed. Ask the institute.',
} as const;

/** The certificate that the form has created, for printing; a preview without one. */
export default function PrintCertificatePage() {
  const { state } = useLocation();
  const goBack = useGoBack(FORM_PATH);
  const isHydrated = useHydrated();
  const certificate = shownCertificate(isHydrated ? state : null);
  const isPreview = !certificate.serialNumber;
  const qr = useVerificationCode(certificate.certificateNumber);
  const { printing, print } = usePrintout({
    onFault: (fault) => {
      if (fault !== 'refused') window.print();
    },
  });
  const { id, printToken } = certificate;
  // Without a token only the browser can print it.
  const onPrint = () =>
    id && printToken
      ? void print({ body: { kind: 'certificate', id } }, { as: 'nobody', token: printToken })
      : window.print();

  return (
    <Page
      title="Print certificate"
      description="Your certificate of the institute, ready to be printed or saved as a PDF, with a number and a code that prove it genuine."
      band={
        <PageBand
          eyebrow="Certificates"
          title={isPreview ? 'Certificate preview' : 'Your certificate'}
          lead={
            isPreview
              ? 'This is what a certificate looks like. Give your details and your serial number to print your own.'
              : PRINT_REMINDER
          }
          drawing={<PageDrawing name="certificate" />}
          actions={
            <>
              {isPreview ? (
                <LinkButton to={FORM_PATH} variant="contained" size="large">
                  Give my details
                </LinkButton>
              ) : null}
              <Button variant="outlined" size="large" onClick={goBack}>
                Go Back
              </Button>
              <PrintButton
                variant={isPreview ? 'outlined' : 'contained'}
                size="large"
                disabled={isPreview}
                printing={printing}
                onPrint={onPrint}
              >
                Print Certificate
              </PrintButton>
            </>
          }
        />
      }
    >
      {isPreview ? <Typography>{PRINT_REMINDER}</Typography> : null}
      <PrintingStatus printing={printing} ready="Your certificate is ready." faults={FAULT_TEXTS} />
      <Box sx={{ mt: 2 }}>
        <CertificateSheet certificate={certificate} qr={qr} />
      </Box>
      {isPreview ? null : <CertificateDetails certificate={certificate} />}
    </Page>
  );
}
