/** Numbered documents of a member's account. */
export const MONEY_DOCUMENTS = ['invoice', 'receipt', 'credit-note'] as const;
export type MoneyDocument = (typeof MONEY_DOCUMENTS)[number];

/** A document that mails carry as a PDF. */
export const MAILED_DOCUMENTS = ['certificate', ...MONEY_DOCUMENTS] as const;
export type MailedDocument = (typeof MAILED_DOCUMENTS)[number];
