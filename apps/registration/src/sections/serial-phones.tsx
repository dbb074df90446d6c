import { INSTITUTE } from '@concord/institute';
import { MuiLink, SampleMark, TARGET_PX } from '@concord/ui';

/** The phone numbers for serial numbers, each a link. */
export function SerialPhones() {
  return (
    <>
      {INSTITUTE.serialNumberPhones.map((phone, index) => (
        <span key={phone}>
          {index > 0 ? ' or ' : null}
          <MuiLink
            href={`tel:${phone.replace(/\s/g, '')}`}
            underline="always"
            sx={{ whiteSpace: 'nowrap', display: 'inline-flex', alignItems: 'center', minHeight: TARGET_PX }}
          >
            {phone}
          </MuiLink>
        </span>
      ))}
      <SampleMark of="phones for serial numbers" />
    </>
  );
}
