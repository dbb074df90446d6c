import { Box, Page, PageBand } from '@concord/ui';
import type { ReactNode, Ref } from 'react';

const ADMISSION = {
  title: 'Admission',
  description:
    'Register for membership or a course of the institute. Have your passport picture, documents and serial number ready. What you enter is saved on your device.',
} as const;

interface AdmissionFrameProps {
  /** Area with the page's heading. */
  readonly band?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Frame of the registration page around the form, already used by the prerendered page. */
export function AdmissionFrame({ band, children }: AdmissionFrameProps) {
  return (
    <Page
      {...ADMISSION}
      band={
        <Box ref={band} sx={{ '& h1': { outline: 0 } }}>
          <PageBand
            eyebrow="Join the institute"
            title={ADMISSION.title}
            lead="Register for membership or for a course. It takes about 10 minutes. You need a passport picture, your surname, first name, e-mail and serial number."
          />
        </Box>
      }
    >
      {children}
    </Page>
  );
}
