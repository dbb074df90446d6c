import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line, moment, objectId, strict, text } from '../core/fields';
import { pictureUploadBody } from '../exams/question-pictures.schemas';
import { badFields, FIELD_NAMES, hasOwnLine, linesOf } from './template-fields';
import { contrastWithWhite, isColour, READABLE_CONTRAST } from '../core/colours';

/** Built-in designs. `course` is the default for courses. */
export const CERTIFICATE_DESIGNS = ['membership', 'course', 'diploma'] as const;
export const certificateDesign = z.enum(CERTIFICATE_DESIGNS);
export type CertificateDesign = z.infer<typeof certificateDesign>;

/** Maximum lengths that fit the sheet. */
export const TEMPLATE_LIMITS = {
  titleLength: 48,
  bodyLength: 400,
  bodyLines: 8,
  signatories: 3,
  personLength: 36,
  roleLength: 40,
} as const;

const signatureFile = z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a signature');

const signatory = strict({
  /** Empty for an office without a named person. */
  name: line(TEMPLATE_LIMITS.personLength),
  role: line(TEMPLATE_LIMITS.roleLength, { min: 1, message: 'Enter the office of the person who signs' }),
  /** Picture of the signature; without it there is space to sign by hand. */
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

/** Edited content of a design. `revision` is the version that the editor loaded. */
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

/** Request for a preview of unsaved content. */
export const templatePreviewBody = body({ ...content, design: certificateDesign });
export type TemplatePreviewBody = z.output<typeof templatePreviewBody>;

export const templateContent = z.object({
  title: z.string(),
  body: z.string(),
  signatories: z.array(z.object({ name: z.string(), role: z.string(), signature: z.string().optional() })),
  accent: z.string(),
});
export type TemplateContent = z.infer<typeof templateContent>;

/** One version of a design; version 1 is built in and has no `by`. */
export const templateVersion = templateContent.extend({
  design: certificateDesign,
  version: z.number().int(),
  createdAt: moment,
  by: z.object({ _id: objectId, username: z.string() }).nullable(),
  /** Number of the version that this one restored. */
  restored: z.number().int().optional(),
});
export type TemplateVersion = z.infer<typeof templateVersion>;

/** A design's present content and its latest versions, newest first. */
export const templateHistory = z.object({ present: templateVersion, versions: z.array(templateVersion) });
export type TemplateHistory = z.infer<typeof templateHistory>;

/** Design and version used to print a certificate. */
export const certificateTemplateRef = z.object({ design: certificateDesign, version: z.number().int() });
export type CertificateTemplateRef = z.infer<typeof certificateTemplateRef>;

/** Template content for the media service's printer. */
export const printedTemplate = templateContent.extend(certificateTemplateRef.shape);
export type PrintedTemplate = z.infer<typeof printedTemplate>;

/** HTML for a sandboxed frame, and its style sheet separately, because the site forbids inline styles. */
export const templatePreview = z.object({ html: z.string(), css: z.string() });
export type TemplatePreview = z.infer<typeof templatePreview>;

export const signatureUploadBody = pictureUploadBody;

/** A stored signature not yet used by a template, as a data URL. */
export const storedSignature = z.object({ file: z.string(), picture: z.string() });
export type StoredSignature = z.infer<typeof storedSignature>;
