import { z } from 'zod';
import { listOf } from '../core/bounded';
import { blank, body, clearable, line, moment, strict } from '../core/fields';
import { examOutline } from './exams.schemas';

/** Alphabet of access codes, without look-alikes, as codes are read from a wall. */
export const ACCESS_CODE_LETTERS = 'ACDEFGHJKMNPQRTUVWXY23456789';
export const ACCESS_CODE_LENGTH = 6;
/** Grace for the previous access code after a change, for candidates who are typing it. */
export const ACCESS_CODE_GRACE_SECONDS = 120;

/** Typed access code; case, spaces and hyphens are ignored. */
export const accessCodeInput = blank(line(40));

export const NETWORKS_MAX = 50;
export const SEB_KEYS_MAX = 20;

const anyNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const notNetwork = ({ input }: { input?: unknown }) =>
  `${JSON.stringify(input)} is not an address or network. Write it as 197.210.64.7 or 197.210.64.0/20`;

/** An IPv4 or IPv6 address, or a network in CIDR notation. */
export const network = z
  .string()
  .max(60, 'This is not an address or network')
  .trim()
  .toLowerCase()
  .refine((given) => anyNetwork.safeParse(given).success, { error: notNetwork });

/** 64 hexadecimal digits: a Config Key of Safe Exam Browser, or its hash with an address. */
export const sebKey = z
  .string()
  .max(100)
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'A Config Key has 64 characters: digits and the letters a to f');

/** Proof from Safe Exam Browser's script interface; newer versions send no header. */
export const sebProof = strict({
  configKey: sebKey,
  /** Page URLs that the key may be hashed with: at load, and at present. */
  pages: listOf(z.string().max(2000), 2),
});
export type SebProof = z.output<typeof sebProof>;

/** Minimum length of a quit password: its hash is in the file, so anyone with the file can try passwords offline. */
export const SEB_QUIT_MIN = 12;
/** Length of a generated quit password from {@link ACCESS_CODE_LETTERS}: 28^14 values (2^67). */
export const SEB_QUIT_LENGTH = 14;

/** Signature of a file link; required. */
export const sebFileQuery = z.object({
  exp: z.string().max(12).optional(),
  sig: z.string().max(100).optional(),
});

/** Safe Exam Browser settings of an exam, for staff. */
export const examSeb = z.object({
  /** Link to the file, valid for 12 hours; absent in answers of the previous version. */
  file: z.string().optional(),
  /** Config Key of the file that candidates open. */
  configKey: z.string(),
  hasQuitPassword: z.boolean(),
  /** Config Keys of files that staff made themselves. */
  keys: z.array(z.string()),
});
export type ExamSeb = z.infer<typeof examSeb>;

/** Conditions for starting an exam (time, place, code, browser), for staff. */
export const examEntry = z.object({
  exam: examOutline,
  opensAt: moment.nullable(),
  /** Null if no code is needed. */
  code: z.string().nullable(),
  codeSince: moment.nullable(),
  /** Empty if it may be started anywhere. */
  networks: z.array(z.string()).optional(),
  /** The requester's network address. */
  yourAddress: z.string().optional(),
  /** Null if any browser may be used. */
  seb: examSeb.nullable().optional(),
});
export type ExamEntry = z.infer<typeof examEntry>;

/**
 * Absent fields stay unchanged. `hasCode` generates a code if there is none; `needsSeb` a file for
 * Safe Exam Browser.
 */
export const examEntryBody = body({
  opensAt: z
    .union([z.null(), z.iso.datetime({ offset: true })], 'Enter the opening as a date and time')
    .transform((given) => given && new Date(given).toISOString())
    .optional(),
  hasCode: z.boolean().optional(),
  networks: listOf(network, NETWORKS_MAX, { tooMany: `Enter at most ${NETWORKS_MAX} networks` }).optional(),
  needsSeb: z.boolean().optional(),
  /** Null allows candidates to quit without a password. */
  sebQuitPassword: clearable(line(100)),
  sebKeys: listOf(sebKey, SEB_KEYS_MAX, { tooMany: `Enter at most ${SEB_KEYS_MAX} Config Keys` }).optional(),
});
export type ExamEntryBody = z.output<typeof examEntryBody>;
