const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** A text as HTML shows it, also in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON for a `<script>` element, which no text in it can end. */
export const jsonOf = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** HTML with a token in each placeholder. */
export class HtmlTemplate {
  private readonly names: ReadonlyMap<string, string>;
  private readonly pattern: RegExp;

  /** @param tokens the token of each placeholder, by the placeholder's name */
  constructor(
    private readonly text: string,
    tokens: Readonly<Record<string, string>>,
  ) {
    this.names = new Map(Object.entries(tokens).map(([name, token]) => [token, name]));
    this.pattern = new RegExp([...this.names.keys()].map(escapePattern).join('|'), 'g');
  }

  /** Puts HTML into the placeholders; a placeholder without a value becomes empty, and a token inside a value stays. */
  fill(values: Readonly<Record<string, string>>): string {
    return this.text.replace(this.pattern, (token) => values[this.names.get(token) ?? ''] ?? '');
  }
}
