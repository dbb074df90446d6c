import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_KINDS, type MailKind } from '@concord/contracts';
import Handlebars from 'handlebars';

const FOLDER = join(__dirname, 'templates');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

export type MailParts = Record<'subject' | 'text' | 'html', string>;

const engine = Handlebars.create();
for (const part of ['button', 'page', 'reason', 'row'])
  engine.registerPartial(part, read(`${part}.html.hbs`));
engine.registerPartial('foot', read('foot.text.hbs'));

type Template = (view: object) => MailParts;

/** Compiles `<kind>.hbs`: three parts, each after a line `=== <part>`. @throws Error if a part is missing */
export function compileMail(kind: string): Template {
  const [, subject, text, html, ...more] = read(`${kind}.hbs`).split(/^=== (?:subject|text|html)\r?\n/m);
  if (subject === undefined || text === undefined || html === undefined || more.length > 0)
    throw new Error(`The template of ${kind} e-mails must have the parts subject, text, html`);
  // Strict: a missing value throws instead of leaving a gap in the mail.
  const plain = { strict: true, noEscape: true };
  const [toSubject, toText] = [engine.compile(subject.trim(), plain), engine.compile(text, plain)];
  const toHtml = engine.compile(html, { strict: true });
  return (view) => {
    const values = { ...view, subject: toSubject(view).trim() };
    return { subject: values.subject, text: `${toText(values).trim()}\n`, html: toHtml(values).trim() };
  };
}

/** Compiled at start, so that a service with a broken template does not start. */
export const mailTemplates = Object.fromEntries(
  MAIL_KINDS.map((kind) => [kind, compileMail(kind)]),
) as Record<MailKind, Template>;
