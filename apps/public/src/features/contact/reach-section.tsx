import { INSTITUTE } from '@concord/institute';
import { Box, MuiLink, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { SECTIONS } from '../../content/contact';
import { SectionFrame } from '../../shared/content-view/section-frame';
import { phoneUrl } from './phone-url';

function ContactMethod({
  title,
  text,
  children,
}: {
  readonly title: string;
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
      <Typography variant="h3">{title}</Typography>
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
        // On a tablet three are side by side, and an address must not break.
        fontSize: { md: '1rem', lg: '1.125rem' },
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </MuiLink>
  );
}

/** E-mail address and phone numbers. */
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
          text="Send us your question with your name and phone number, so that we can call you back."
        >
          <ContactLink href={`mailto:${INSTITUTE.email}`}>{INSTITUTE.email}</ContactLink>
        </ContactMethod>
        <ContactMethod title="Call" text="For membership, courses and everything else.">
          {INSTITUTE.phones.map((phone) => (
            <ContactLink key={phone} href={phoneUrl(phone)}>
              {phone}
            </ContactLink>
          ))}
        </ContactMethod>
        <ContactMethod title="Get a serial number" text="After you have paid, call one of these numbers.">
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
