import { shownSamples } from '@concord/institute';
import { Alert } from '@concord/ui/display';
import { listed } from '../../shared/format';

/** Lists values of the public pages that are still samples; renders nothing without any. */
export function SampleNotice() {
  const samples = shownSamples();
  if (samples.length === 0) return null;
  return (
    <Alert severity="info" role="note" aria-label="Sample details" sx={{ mb: 2.5 }}>
      Your site still shows sample details
      {samples.includes('bank account') ? ', including the bank account' : ''}. Ask your technical contact to
      replace them. Still to replace: {listed(samples)}.
    </Alert>
  );
}
