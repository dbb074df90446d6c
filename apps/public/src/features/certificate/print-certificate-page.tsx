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
  expired: 'The PDF was available for 30 minutes only. Print the certificate from this page instead.',
  unavailable: 'The PDF is not available right now. Print the certificate from this page instead.',
  refused: 'This certificate is no longer valid, so it can’t be printed. Please contact us.',
} as const;

/** The certificate created by the form, for printing; otherwise a preview. */
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
  // The PDF requires a print token; without one the browser prints.
  const onPrint = () =>
    id && printToken
      ? void print({ body: { kind: 'certificate', id } }, { as: 'nobody', token: printToken })
      : window.print();

  return (
    <Page
      title="Print certificate"
      description="Print your certificate or save it as a PDF. Anyone can check that it is genuine by its number or its QR code."
      band={
        <PageBand
          eyebrow="Certificates"
          title={isPreview ? 'Certificate preview' : 'Your certificate'}
          lead={
            isPreview
              ? 'This is what a certificate looks like. Enter your details and serial number to print yours.'
              : PRINT_REMINDER
          }
          drawing={<PageDrawing name="certificate" />}
          actions={
            <>
              {isPreview ? (
                <LinkButton to={FORM_PATH} variant="contained" size="large">
                  Enter my details
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
