import { INSTITUTE } from '@concord/institute';
import { Box, MuiLink, SampleMark } from '@concord/ui';

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** Phones and e-mail of the office. */
export const OfficeContact = () => (
  <Box
    component="ul"
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
  >
    {INSTITUTE.phones.map((phone) => (
      <li key={phone}>
        <MuiLink href={`tel:${phone.replaceAll(' ', '')}`} sx={LINK}>
          {phone}
        </MuiLink>
        {phone === INSTITUTE.phones.at(-1) ? <SampleMark of="phones" /> : null}
      </li>
    ))}
    <li>
      <MuiLink href={`mailto:${INSTITUTE.email}`} sx={LINK}>
        {INSTITUTE.email}
      </MuiLink>
      <SampleMark of="e-mail" />
    </li>
  </Box>
);
