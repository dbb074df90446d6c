import type { CertificateDesign } from '@concord/contracts';

/** A box on the sheet, in millimetres from its upper left corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A4 landscape in millimetres. */
export const SHEET_SIZE = { width: 297, height: 210 } as const;

/**
 * Position of the QR code, and of the date with the certificate number, in each design. The style
 * sheet derives from it.
 */
export const PLACES: Readonly<Record<CertificateDesign, { readonly code: Place; readonly number: Place }>> = {
  membership: {
    code: { left: 28, top: 152.8, width: 30, height: 30 },
    number: { left: 68, top: 177, width: 161, height: 9 },
  },
  course: {
    code: { left: 15, top: 138, width: 50, height: 30 },
    number: { left: 15, top: 167, width: 50, height: 23 },
  },
  diploma: {
    code: { left: 243, top: 157.8, width: 30, height: 30 },
    number: { left: 24, top: 167, width: 52, height: 19 },
  },
};
