import { z } from 'zod';
import { listOf } from '../core/bounded';
import { blank, body, clearable, line, moment, strict } from '../core/fields';
import { examOutline } from './exams.schemas';

/** Letters and digits of an access code: none that look alike when they are read from a wall. */
export const ACCESS_CODE_LETTERS = 'ACDEFGHJKMNPQRTUVWXY23456789';
export const ACCESS_CODE_LENGTH = 6;
/** After a new code, somebody who was typing the one before may still use it for so long. */
export const ACCESS_CODE_GRACE_SECONDS = 120;

/** What a candidate types: capitals, spaces and hyphens make no difference. */
export const accessCodeInput = blank(line(40));

export const NETWORKS_MAX = 50;
export const SEB_KEYS_MAX = 20;

const anyNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const notNetwork = ({ input }: { input?: unknown }) =>
  `${JSON.stringify(input)} is not an address or network. Write it as 197.210.64.7 or 197.210.64.0/20`;

/** An address, IPv4 or IPv6, or a network of them in CIDR notation. */
export const network = z
  .string()
  .max(60, 'This is not an address or network')
  .trim()
  .toLowerCase()
  .refine((given) => anyNetwork.safeParse(given).success, { error: notNetwork });

/** 64 hexadecimal digits: a Config Key of Safe Exam Browser, or one that was hashed with an address. */
export const sebKey = z
  .string()
  .max(100)
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'A Config Key has 64 characters: digits and the letters a to f');

/** What a page knows by the script interface of Safe Exam Browser, whose newer versions send no header. */
export const sebProof = strict({
  configKey: sebKey,
  /** Addresses of the page that the key may be hashed with: as it was loaded, and as it is now. */
  pages: listOf(z.string().max(2000), 2),
});
export type SebProof = z.output<typeof sebProof>;

/** Shortest password to quit that is taken: its hash is in the file, so passwords can be tried by whoever has that. */
export const SEB_QUIT_MIN = 12;
/** Length of one that is generated of {@link ACCESS_CODE_LETTERS}: 28^14 values (2^67). */
export const SEB_QUIT_LENGTH = 14;

/** The signature of a link to the file; without it the file is refused. */
export const sebFileQuery = z.object({
  exp: z.string().max(12).optional(),
  sig: z.string().max(100).optional(),
});

/** How an exam uses Safe Exam Browser, as staff see it. */
export const examSeb = z.object({
  /** A link to the file, which is good for half a day; a service of the release before gives none. */
  file: z.string().optional(),
  /** Of the file that candidates open. */
  configKey: z.string(),
  hasQuitPassword: z.boolean(),
  /** Config Keys of files that staff made themselves. */
  keys: z.array(z.string()),
});
export type ExamSeb = z.infer<typeof examSeb>;

/** When and where candidates may begin an exam, and what they need for it, as staff see it. */
export const examEntry = z.object({
  exam: examOutline,
  opensAt: moment.nullable(),
  /** Null where none is needed. */
  code: z.string().nullable(),
  codeSince: moment.nullable(),
  /** Empty where it may be begun anywhere. */
  networks: z.array(z.string()).optional(),
  /** The network address of whoever asks. */
  yourAddress: z.string().optional(),
  /** Null where any browser may be used. */
  seb: examSeb.nullable().optional(),
});
export type ExamEntry = z.infer<typeof examEntry>;

/**
 * What stays as it is may be left out. With `hasCode` a code is made where there is none, with `needsSeb` a file for Safe
 * Exam Browser.
 */
export const examEntryBody = body({
  opensAt: z
    .union([z.null(), z.iso.datetime({ offset: true })], 'Enter the opening as a date and time')
    .transform((given) => given && new Date(given).toISOString())
    .optional(),
  hasCode: z.boolean().optional(),
  networks: listOf(network, NETWORKS_MAX, { tooMany: `Enter at most ${NETWORKS_MAX} networks` }).optional(),
  needsSeb: z.boolean().optional(),
  /** Null where candidates may quit without one. */
  sebQuitPassword: clearable(line(100)),
  sebKeys: listOf(sebKey, SEB_KEYS_MAX, { tooMany: `Enter at most ${SEB_KEYS_MAX} Config Keys` }).optional(),
});
export type ExamEntryBody = z.output<typeof examEntryBody>;
