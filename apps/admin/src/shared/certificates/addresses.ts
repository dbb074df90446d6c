/** Path of the public page that verifies a certificate. */
export const verificationPath = (certificateNumber: string): string =>
  `/certificate/${encodeURIComponent(certificateNumber)}`;

/** URL of the same page, for a QR code or for copying. */
export const verificationUrl = (certificateNumber: string): string =>
  new URL(verificationPath(certificateNumber), window.location.origin).href;

/** Path of the certificate list filtered to this one, in any state. */
export const certificatePath = (certificateNumber: string): string =>
  `/admin/student-certificates?status=all&search=${encodeURIComponent(certificateNumber)}`;
