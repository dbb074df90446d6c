/** Links then open a new window, which the sandbox forbids: they do nothing. */
const withInertLinks = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

interface Policy {
  readonly createHTML: (html: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const rules: Policy = { createHTML: withInertLinks };
const policy = trustedTypes?.createPolicy('mail-preview', rules) ?? rules;

/** The document of a mail or certificate to look at, for a frame whose sandbox runs no scripts: nothing else may show HTML from text. */
export const previewHtml = (html: string): string => policy.createHTML(html);
