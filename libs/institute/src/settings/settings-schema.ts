import { contrastWithWhite, isColour, READABLE_CONTRAST } from '@concord/contracts/colours';
import { z } from 'zod';
import { LEVELS_WITH_FEES, type SiteSettings } from './site-settings';

/** Digits of Nigerian account numbers (NUBAN). */
const ACCOUNT_DIGITS = 10;
/**
 * Maximum length of the short name, which must fit beside the logo and the controls on the smallest
 * phone.
 */
const SHORT_NAME_MAX = 14;
const NAIRA_MAX = 100_000_000;
/** Bounds of the office map in degrees. */
const NIGERIA = { west: 2.6, east: 14.8, south: 4, north: 14 };

// Pattern without controls, invisible characters and direction marks; a line has no line breaks.
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;
const PHONE = /^\+?\d[\d ()-]{5,22}\d$/;
const ACCOUNT = new RegExp(`^\\d{${ACCOUNT_DIGITS}}$`);

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .regex(VISIBLE, 'must be one line without invisible characters');

const phone = z.string().regex(PHONE, 'must be a phone number, such as "+234 800 000 0001"');
const phones = z.array(phone).min(1, 'needs at least one phone number').max(4, 'can have at most 4');
const naira = z
  .number()
  .int('must be whole naira')
  .min(0, 'must not be negative')
  .max(NAIRA_MAX, `must be at most ${NAIRA_MAX}`);

const isWebAddress = (text: string): boolean => URL.parse(text)?.protocol === 'https:';
const link = z
  .string()
  .max(200, 'must have at most 200 characters')
  .refine(isWebAddress, 'must be an address that begins with https://');

const colour = z
  .string()
  .toLowerCase()
  .refine(isColour, { error: 'must be a colour, such as "#1b6b3f"', abort: true })
  .refine((text) => contrastWithWhite(text) >= READABLE_CONTRAST, {
    error: ({ input }) =>
      `is too light (white text on it has a contrast of ${contrastWithWhite(String(input)).toFixed(1)} and needs ${READABLE_CONTRAST})`,
  });

const degrees = (min: number, max: number) =>
  z.number().min(min, `must be at least ${min}, in Nigeria`).max(max, `must be at most ${max}, in Nigeria`);

const levelFees = z.strictObject({
  form: naira,
  training: naira,
  induction: naira.describe('The certificate of a student member'),
  admission: naira,
  annualSubscription: naira,
  developmentLevy: naira,
});

/** Schema of the site settings file. Texts are shown as text; unknown keys are refused. */
export const settingsSchema = z.strictObject({
  name: line(90).describe('The full name of the institute').optional(),
  shortName: line(SHORT_NAME_MAX).describe('Shown beside the mark and in page titles').optional(),
  email: z.email('must be an e-mail address').max(100, 'must have at most 100 characters').optional(),
  phones: phones.optional(),
  serialNumberPhones: phones.describe('Staff to call for a serial number').optional(),
  bank: z
    .strictObject({
      bankName: line(60),
      accountName: line(90),
      accountNumber: z
        .string('must be in quotes, so that zeros at its start stay')
        .regex(ACCOUNT, `must have ${ACCOUNT_DIGITS} digits`),
    })
    .optional(),
  social: z
    .array(z.strictObject({ name: line(20), url: link }))
    .max(8, 'can have at most 8')
    .optional(),
  colours: z
    .strictObject({
      primary: colour.describe('Buttons, links and the mark. Other tones are derived from it').optional(),
      accent: colour.describe('Marks and highlights, gold when it is not set').optional(),
    })
    .optional(),
  offices: z
    .array(
      z.strictObject({
        name: line(60),
        town: line(24).describe('Shown on the map'),
        address: z.array(line(80)).min(1, 'needs at least one line').max(4, 'can have at most 4 lines'),
        phone,
        longitude: degrees(NIGERIA.west, NIGERIA.east),
        latitude: degrees(NIGERIA.south, NIGERIA.north),
      }),
    )
    .min(1, 'needs at least one office')
    .max(12, 'can have at most 12')
    .describe('The head office first')
    .optional(),
  coordinators: z
    .array(z.strictObject({ state: line(40), name: line(60), phone }))
    .min(1, 'needs at least one coordinator')
    .max(80, 'can have at most 80')
    .optional(),
  partners: z
    .array(z.strictObject({ name: line(80), country: line(40), text: line(200) }))
    .min(1, 'needs at least one university')
    .max(8, 'can have at most 8')
    .describe('Universities with which academic programmes are taught')
    .optional(),
  fees: z
    .strictObject({
      membership: z
        .strictObject(
          Object.fromEntries(LEVELS_WITH_FEES.map((level) => [level, levelFees.optional()])) as Record<
            (typeof LEVELS_WITH_FEES)[number],
            z.ZodOptional<typeof levelFees>
          >,
        )
        .optional(),
      nysc: z.strictObject({ form: naira, training: naira, induction: naira }).optional(),
      corporate: naira.optional(),
      diplomaForm: naira.optional(),
      merchandise: z
        .array(z.strictObject({ name: line(40), amount: naira }))
        .min(1, 'needs at least one article')
        .max(20, 'can have at most 20')
        .optional(),
    })
    .describe('In whole naira. Totals are computed')
    .optional(),
}) satisfies z.ZodType<SiteSettings>;

/** JSON schema of the settings file, for editors. */
export const settingsJsonSchema = (): object => ({
  ...z.toJSONSchema(settingsSchema, { io: 'input' }),
  title: 'Site settings of Concord',
});
