import { toastError, toastSuccess } from '@concord/ui';

/** Copies a text and shows a toast. @returns true if the browser allowed it */
export async function copyText(text: string, successText: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(successText);
    return true;
  } catch {
    toastError('Your browser did not allow copying. Select the serial number and copy it by hand.');
    return false;
  }
}
