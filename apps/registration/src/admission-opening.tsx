import { Box, Page, PageBand, Skeleton, TextLink, Typography } from '@concord/ui';
import type { ReactNode, Ref } from 'react';

/** Title and description of the registration page. */
const ADMISSION = {
  title: 'Admission',
  description:
    'Register for membership or a course of the institute with your passport picture, documents and serial number; what you type is kept on your device.',
} as const;

interface AdmissionFrameProps {
  /** The band with the page's heading. */
  readonly band?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What the registration page is from its prerendered start on, around the form. */
export function AdmissionFrame({ band, children }: AdmissionFrameProps) {
  return (
    <Page
      {...ADMISSION}
      band={
        <Box ref={band} sx={{ '& h1': { outline: 0 } }}>
          <PageBand
            eyebrow="Join the institute"
            title={ADMISSION.title}
            lead="Register for membership or for a course. It takes about ten minutes. Required: passport picture, surname, firstname, email and serial number."
          />
        </Box>
      }
    >
      {children}
    </Page>
  );
}

/** Stands in the place of the form until that is loaded. */
export function FormLoading() {
  return (
    <>
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
    </>
  );
}

/** The prerendered registration page, which the browser hydrates before it has the form. */
export function AdmissionOpening() {
  return (
    <AdmissionFrame>
      <FormLoading />
    </AdmissionFrame>
  );
}
