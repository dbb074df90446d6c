import { INSTITUTE, type SampleName } from '@concord/institute';
import { Box, MuiLink, SampleMark, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { SECTIONS } from '../../content/contact';
import { phoneUrl } from '../../content/links';
import { SectionFrame } from '../../shared/content-view/section-frame';

function ContactMethod({
  title,
  sample,
  text,
  children,
}: {
  readonly title: string;
  readonly sample: SampleName;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Box
      sx={{
        p: { xs: 2.5, lg: 3 },
        bgcolor: 'primary.light',
        outline: '1px solid transparent',
        borderRadius: 2,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography variant="h3">{title}</Typography>
        <SampleMark of={sample} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1 }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

function ContactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <MuiLink
      href={href}
      underline="always"
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: 'fit-content',
        maxWidth: '100%',
        minHeight: 44,
        typography: 'subtitle1',
        fontWeight: 600,
        // Three fit side by side on a tablet without breaking an address.
        fontSize: { md: '1rem', lg: '1.125rem' },
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </MuiLink>
  );
}

export function ReachSection() {
  const { heading } = SECTIONS.reach;
  return (
    <SectionFrame heading={heading} anchor="reach" wide>
      <Box
        sx={{
          mt: 2.5,
          display: 'grid',
          gap: { xs: 2, md: 2.5 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        }}
      >
        <ContactMethod
          title="Write"
          sample="e-mail"
          text="Send us your question with your name and phone number, so that we can call you back."
        >
          <ContactLink href={`mailto:${INSTITUTE.email}`}>{INSTITUTE.email}</ContactLink>
        </ContactMethod>
        <ContactMethod title="Call" sample="phones" text="For membership, courses and everything else.">
          {INSTITUTE.phones.map((phone) => (
            <ContactLink key={phone} href={phoneUrl(phone)}>
              {phone}
            </ContactLink>
          ))}
        </ContactMethod>
        <ContactMethod
          title="Get a serial number"
          sample="phones for serial numbers"
          text="After you have paid, call one of these numbers."
        >
          {INSTITUTE.serialNumberPhones.map((phone) => (
            <ContactLink key={phone} href={phoneUrl(phone)}>
              {phone}
            </ContactLink>
          ))}
        </ContactMethod>
      </Box>
    </SectionFrame>
  );
}
