import { Box, Page, PageBand } from '@concord/ui';
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
