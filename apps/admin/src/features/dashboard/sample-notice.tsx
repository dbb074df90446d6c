import { shownSamples } from '@concord/institute';
import { Alert } from '@concord/ui/display';
import { listed } from '../../shared/format';

/** Says which values of the public pages are still samples; nothing when all are the institute's own. */
export function SampleNotice() {
  const samples = shownSamples();
  if (samples.length === 0) return null;
  return (
    <Alert severity="info" role="note" aria-label="Sample values" sx={{ mb: 2.5 }}>
      The public pages show sample values: {listed(samples)}. Whoever runs the server replaces them in the
      file of site settings.
      {samples.includes('bank account') ? ' Nobody receives what is paid into the sample account.' : null}
    </Alert>
  );
}
