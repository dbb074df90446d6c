/** The public page that says whether a certificate is genuine. */
export const verificationPath = (certificateNumber: string): string =>
  `/certificate/${encodeURIComponent(certificateNumber)}`;

/** The same as an address that leaves this site: for a QR code, or to be copied. */
export const verificationUrl = (certificateNumber: string): string =>
  new URL(verificationPath(certificateNumber), window.location.origin).href;

/** The list of certificates with this one alone, whatever its state. */
export const certificatePath = (certificateNumber: string): string =>
  `/admin/student-certificates?status=all&search=${encodeURIComponent(certificateNumber)}`;
