import { countryName } from '@concord/institute';
import { Box } from '@concord/ui';
import { memo, type ReactNode } from 'react';
import { FILLED_PARTS } from '../form/parts';
import type { RegistrationForm } from '../form/registration-form';
import { useCountriesQuery } from '../form/requests';
import { Section } from '../sections/section';
import { useFormValues } from '../form/use-registration-form';
import { RemainingIssues } from './remaining-issues';
import { ReviewPart } from './review-part';
import { reviewRows } from './review-rows';

interface ReviewProps {
  readonly values: RegistrationForm;
  readonly children: ReactNode;
}

const Review = memo(function Review({ values, children }: ReviewProps) {
  const { data } = useCountriesQuery();
  const countryOf = (iso2: string) =>
    data?.find((country) => country.iso2 === iso2)?.name ?? countryName(iso2);
  return (
    <Section part="review">
      {FILLED_PARTS.map((part) => (
        <ReviewPart
          key={part.id}
          part={part}
          rows={reviewRows(part, values, countryOf)}
          picture={part.id === 'personal' ? values.image_data : undefined}
        />
      ))}
      <Box sx={{ mt: 2 }}>
        <RemainingIssues values={values} />
        {children}
      </Box>
    </Section>
  );
});

/** All entries as they will be sent, and the missing ones; `children` are the buttons below. */
export function ReviewSection({ children }: { readonly children: ReactNode }) {
  return <Review values={useFormValues()}>{children}</Review>;
}
