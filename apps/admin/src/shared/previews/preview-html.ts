/** Makes links open a new window, which the sandbox forbids: so they do nothing. */
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

/**
 * HTML document of a mail or certificate for a frame whose sandbox runs no scripts. Nothing else may render
 * HTML from text.
 */
export const previewHtml = (html: string): string => policy.createHTML(html);
