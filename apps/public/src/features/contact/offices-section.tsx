import type { Office } from '@concord/institute';
import { Box, MuiLink, Typography } from '@concord/ui';
import { SECTIONS } from '../../content/contact';
import { phoneUrl } from '../../content/links';
import { OFFICES } from '../../content/offices';
import { SectionFrame } from '../../shared/content-view/section-frame';
import { OfficeMap } from './office-map';

const mapSearch = (address: readonly string[]) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address.join(', ')}, Nigeria`)}`;

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

function OfficeEntry({ office, number }: { readonly office: Office; readonly number: number }) {
  const { name, address, phone } = office;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 2, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}
    >
      <Typography variant="h3" component="span" aria-hidden sx={{ color: 'primary.main', minWidth: '1ch' }}>
        {number}
      </Typography>
      <div>
        <Typography variant="h3">{name}</Typography>
        <Box component="address" sx={{ fontStyle: 'normal', mt: 0.5 }}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <MuiLink href={phoneUrl(phone)} underline="always" sx={LINK}>
              {phone}
            </MuiLink>
            <MuiLink
              href={mapSearch(address)}
              rel="noopener"
              underline="always"
              aria-label={`Find it on OpenStreetMap: ${name}`}
              sx={LINK}
            >
              Find it on OpenStreetMap
            </MuiLink>
          </Box>
        </Box>
      </div>
    </Box>
  );
}

/** Offices on a map and as a list of addresses. */
export function OfficesSection() {
  const { heading, text } = SECTIONS.offices;
  return (
    <SectionFrame heading={heading} anchor="offices" wide sample="offices">
      <Typography sx={{ maxWidth: '70ch' }}>{text}</Typography>
      <Box
        sx={{
          mt: 3,
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <OfficeMap />
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {OFFICES.map((office, index) => (
            <OfficeEntry key={office.name} office={office} number={index + 1} />
          ))}
        </Box>
      </Box>
    </SectionFrame>
  );
}
