import { INSTITUTE } from '@concord/institute';
import { MuiLink, SampleMark, TARGET_PX } from '@concord/ui';

/** Phone numbers for buying serial numbers, as links. */
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
