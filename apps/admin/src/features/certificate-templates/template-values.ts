import {
  type CertificateDesign,
  type TemplateContent,
  type TemplatePreviewBody,
  templatePreviewBody,
  type TemplateVersion,
} from '@concord/contracts';

/** Values of the form: the text as the call takes it, with the version that it was read from. */
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

/** Body of the request for a preview; undefined while something is missing or wrong. */
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
