import { Box, Page, PageBand, Skeleton, TextLink, Typography } from '@concord/ui';

/** Title and description of the registration page. */
export const ADMISSION = {
  title: 'Admission',
  description:
    'Register for membership or a course of the institute with your passport picture, documents and serial number; what you type is kept on your device.',
} as const;

/** The top of the registration page. */
export function AdmissionBand() {
  return (
    <PageBand
      eyebrow="Join the institute"
      title={ADMISSION.title}
      lead="Register for membership or for a course. It takes about ten minutes. Required: passport picture, surname, firstname, email and serial number."
    />
  );
}

/** The prerendered registration page, shown until the form is loaded. */
export function AdmissionOpening() {
  return (
    <Page {...ADMISSION} band={<AdmissionBand />}>
      <noscript>
        <Typography>
          The form needs JavaScript. Please switch it on and load the page again, or ask the institute:{' '}
          <TextLink to="/contact">Contact</TextLink>.
        </Typography>
      </noscript>
      <Box aria-hidden="true" sx={{ minHeight: '100vh', '@media (scripting: none)': { display: 'none' } }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
      </Box>
    </Page>
  );
}
