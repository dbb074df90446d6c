import { countryName } from '@concord/contracts';
import { Box } from '@concord/ui';
import type { ReactNode } from 'react';
import { FILLED_PARTS } from '../progress/parts';
import { useCountriesQuery } from '../requests/countries';
import { Section } from '../sections/section';
import { useFormValues } from '../sections/use-registration-form';
import { OpenPoints } from './open-points';
import { ReviewPart } from './review-part';
import { reviewRows } from './review-rows';

/** Everything as it will be sent, what is still missing, and at the foot the `children`: Register and Reset. */
export function ReviewSection({ children }: { readonly children: ReactNode }) {
  const values = useFormValues();
  const { data } = useCountriesQuery();
  const countryOf = (iso2: string) =>
    data?.find((country) => country.iso2 === iso2)?.name ?? countryName(iso2);
  return (
    <Section part="review" lead="Everything as it will be sent. Read it once more before you register.">
      {FILLED_PARTS.map((part) => (
        <ReviewPart
          key={part.id}
          part={part}
          rows={reviewRows(part, values, countryOf)}
          picture={part.id === 'personal' ? values.image_data : undefined}
        />
      ))}
      <Box sx={{ mt: 2 }}>
        <OpenPoints values={values} />
        {children}
      </Box>
    </Section>
  );
}
