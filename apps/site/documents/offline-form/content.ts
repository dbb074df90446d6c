import { INSTITUTE } from '@concord/institute';
import { formatCount, naira, NYSC_FEES, NYSC_STEPS, plainText } from '@concord/public/offline-form';

/** Content of the site that the form uses. */
export type OfflineFormContent = ReturnType<typeof offlineFormContent>;

/** Collects the form's facts from the content of the public pages. */
export function offlineFormContent() {
  const [form] = NYSC_FEES.parts;
  if (!form) throw new Error('The NYSC scheme has no form fee');
  return {
    institute: INSTITUTE,
    fees: NYSC_FEES.parts.map(({ name, amount }) => ({ name, amount: formatCount(amount) })),
    total: formatCount(NYSC_FEES.total),
    formFee: naira(form.amount),
    steps: NYSC_STEPS.map(({ title, text }) => ({ title, text: plainText(text ?? '') })),
  };
}
