import type { CertificateDesign, TemplatePreviewBody } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { type Control, useWatch } from '@concord/ui/forms';
import { useState } from 'react';
import { PdfButton } from '../../shared/documents/document-button';
import { useDebounced } from '../../shared/use-debounced';
import { useCertificatePreviewPrintMutation } from './requests';
import { TemplatePreview } from './template-preview';
import { previewOf, type TemplateValues } from './template-values';

const DEBOUNCE_MS = 400;

interface LivePreviewProps {
  readonly design: CertificateDesign;
  readonly control: Control<TemplateValues>;
}

/**
 * Preview of the edited certificate, and a PDF of it. While the input is invalid, the last valid preview
 * stays.
 */
export function LivePreview({ design, control }: LivePreviewProps) {
  const [print] = useCertificatePreviewPrintMutation();
  const values = useWatch({ control }) as TemplateValues;
  const wanted = previewOf(design, values);
  const settled = useDebounced(wanted ? JSON.stringify(wanted) : '', DEBOUNCE_MS);
  const [shown, setShown] = useState(settled);
  if (settled && settled !== shown) setShown(settled);
  const body = shown ? (JSON.parse(shown) as TemplatePreviewBody) : undefined;
  return (
    <Stack spacing={2}>
      {body ? <TemplatePreview body={body} title="Preview of the certificate" /> : null}
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography role="status" color="textSecondary">
          {wanted ? 'Shown with sample data.' : 'Complete or correct the fields to update the preview.'}
        </Typography>
        {wanted ? (
          <PdfButton title="Specimen" order={() => print({ body: wanted }).unwrap()}>
            Preview as PDF
          </PdfButton>
        ) : null}
      </Stack>
    </Stack>
  );
}
