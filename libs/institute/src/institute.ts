/**
 * What the institute says about itself. Name, contacts and bank account are samples until the owner gives the real
 * ones; this is the one place to replace them.
 */
export const INSTITUTE = {
  name: 'Concord Institute of Peace and Conflict Management',
  shortName: 'Concord',
  email: 'info@concord.example',
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  /** Staff to call for a serial number. */
  serialNumberPhones: ['+234 800 000 0003', '+234 800 000 0004'],
  bank: {
    bankName: 'Sample Bank Plc',
    accountName: 'Concord Institute of Peace and Conflict Management',
    accountNumber: '0000000000',
  },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/concord.example' },
    { name: 'X', url: 'https://x.com/concord_example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/concord-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@concord-example' },
  ],
} as const;
