import { INSTITUTE } from '@concord/institute';

/** The facts that the form takes from the content of the site. */
export type OfflineFormContent = Awaited<ReturnType<typeof offlineFormContent>>;

/** Reads the facts from the sources of the public pages. */
export async function offlineFormContent() {
  const { formatCount, naira, NYSC_FEES, NYSC_STEPS, plainText } =
    await import('@concord/public/offline-form');
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
