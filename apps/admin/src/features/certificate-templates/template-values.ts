import {
  type CertificateDesign,
  type TemplateContent,
  type TemplatePreviewBody,
  templatePreviewBody,
  type TemplateVersion,
} from '@concord/contracts';

/** Values of the form: the request's content, and the version on which it is based. */
export type TemplateValues = TemplateContent & { revision: number };

export const valuesOf = ({ version, ...template }: TemplateVersion): TemplateValues => ({
  ...contentOf(template),
  revision: version,
});

export const contentOf = ({ title, body, signatories, accent }: TemplateContent): TemplateContent => ({
  title,
  body,
  signatories,
  accent,
});

/** Body of a preview request; undefined while the input is incomplete or invalid. */
export function previewOf(
  design: CertificateDesign,
  content: TemplateContent,
): TemplatePreviewBody | undefined {
  const checked = templatePreviewBody.safeParse({ design, ...contentOf(content) });
  return checked.success ? checked.data : undefined;
}

const PARTS = [
  ['title', 'title'],
  ['body', 'text'],
  ['signatories', 'signatures'],
  ['accent', 'colour'],
] as const;

/** Differences between two versions, in words. */
export const differencesOf = (one: TemplateContent, other: TemplateContent): string[] =>
  PARTS.filter(([part]) => JSON.stringify(one[part]) !== JSON.stringify(other[part])).map(([, word]) => word);
