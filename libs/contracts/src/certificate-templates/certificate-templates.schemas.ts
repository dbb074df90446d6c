import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line, moment, objectId, strict, text } from '../core/fields';
import { pictureUploadBody } from '../exams/question-pictures.schemas';
import { badFields, FIELD_NAMES, hasOwnLine, linesOf } from './template-fields';
import { contrastWithWhite, isColour, READABLE_CONTRAST } from '../core/colours';

/** The institute's own designs. A course without one has `course`. */
export const CERTIFICATE_DESIGNS = ['membership', 'course', 'diploma'] as const;
export const certificateDesign = z.enum(CERTIFICATE_DESIGNS);
export type CertificateDesign = z.infer<typeof certificateDesign>;

/** Lengths that fit the sheet. */
export const TEMPLATE_LIMITS = {
  titleLength: 48,
  bodyLength: 400,
  bodyLines: 8,
  signatories: 3,
  personLength: 36,
  roleLength: 40,
} as const;

/** The id of a stored signature. */
const signatureFile = z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a signature');

const signatory = strict({
  /** Empty where the line is for whoever holds the office. */
  name: line(TEMPLATE_LIMITS.personLength),
  role: line(TEMPLATE_LIMITS.roleLength, { min: 1, message: 'Enter the office of the person who signs' }),
  /** The picture of the signature; without one a pen signs above the line. */
  signature: signatureFile.optional(),
});

const bodyText = text(TEMPLATE_LIMITS.bodyLength, {
  min: 1,
  message: 'Write the text of the certificate',
}).check((context) => {
  const { value } = context;
  const refuse = (message: string) =>
    void context.issues.push({ code: 'custom', input: value, message, path: [] });
  const [bad] = badFields(value);
  if (bad !== undefined) refuse(`There is no field ${bad}. The fields are ${FIELD_NAMES}`);
  else if (!hasOwnLine(value, 'name')) refuse('Put {name} once, on a line of its own');
  else if (!value.includes('{course}')) refuse('Add {course} to the text');
  if (linesOf(value).length > TEMPLATE_LIMITS.bodyLines)
    refuse(`The certificate has room for ${TEMPLATE_LIMITS.bodyLines} lines`);
});

const accent = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isColour, { message: 'Enter the colour like #14663a', abort: true })
  .refine(
    (colour) => contrastWithWhite(colour) >= READABLE_CONTRAST,
    'This colour is too pale to read on white paper. Choose a darker one',
  );

const content = {
  title: line(TEMPLATE_LIMITS.titleLength, { min: 1, message: 'Enter the title of the certificate' }),
  body: bodyText,
  signatories: listOf(signatory, TEMPLATE_LIMITS.signatories, {
    min: 1,
    tooFew: 'Add at least one person who signs',
    tooMany: `At most ${TEMPLATE_LIMITS.signatories} people can sign`,
  }),
  accent,
};

/** What staff write into a design. `revision` is the version that they saw. */
export const templateSaveBody = body({
  ...content,
  revision: z.number('Send the version of the template that you saw').int().min(1),
});
export type TemplateSaveBody = z.output<typeof templateSaveBody>;

export const templateRestoreBody = body({
  version: z.number().int().min(1),
  revision: z.number('Send the version of the template that you saw').int().min(1),
});
export type TemplateRestoreBody = z.output<typeof templateRestoreBody>;

/** What is asked of the picture of a certificate that is being written. */
export const templatePreviewBody = body({ ...content, design: certificateDesign });
export type TemplatePreviewBody = z.output<typeof templatePreviewBody>;

/** What a version of a template says. */
export const templateContent = z.object({
  title: z.string(),
  body: z.string(),
  signatories: z.array(z.object({ name: z.string(), role: z.string(), signature: z.string().optional() })),
  accent: z.string(),
});
export type TemplateContent = z.infer<typeof templateContent>;

/** One version of a design; version 1 is the product's own, made `by` nobody. */
export const templateVersion = templateContent.extend({
  design: certificateDesign,
  version: z.number().int(),
  createdAt: moment,
  by: z.object({ _id: objectId, username: z.string() }).nullable(),
  /** The version that it brought back. */
  restored: z.number().int().optional(),
});
export type TemplateVersion = z.infer<typeof templateVersion>;

/** A design as it is now, and its latest versions, the newest first. */
export const templateHistory = z.object({ present: templateVersion, versions: z.array(templateVersion) });
export type TemplateHistory = z.infer<typeof templateHistory>;

/** The version of a design that a certificate is printed with. */
export const certificateTemplateRef = z.object({ design: certificateDesign, version: z.number().int() });
export type CertificateTemplateRef = z.infer<typeof certificateTemplateRef>;

/** What the media service prints a certificate with. */
export const printedTemplate = templateContent.extend(certificateTemplateRef.shape);
export type PrintedTemplate = z.infer<typeof printedTemplate>;

/** A page to show in a frame without scripts, and its style sheet apart, as the site allows no inline one. */
export const templatePreview = z.object({ html: z.string(), css: z.string() });
export type TemplatePreview = z.infer<typeof templatePreview>;

export const signatureUploadBody = pictureUploadBody;

/** A stored signature that no template has yet, as a data URL to show it. */
export const storedSignature = z.object({ file: z.string(), picture: z.string() });
export type StoredSignature = z.infer<typeof storedSignature>;
