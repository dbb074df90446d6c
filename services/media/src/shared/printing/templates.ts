import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';

import type { CpdPage } from './cpd-page';
import type { MemberCardPage } from './member-card-page';
import type { LetterPage, MoneyPage } from './member-pages';

const FOLDER = join(__dirname, 'templates');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const engine = Handlebars.create();
engine.registerPartial('styles', read('styles.css'));
engine.registerPartial('head', read('head.hbs'));
engine.registerPartial('letterhead', read('letterhead.hbs'));
engine.registerPartial('member-style', read('member-style.hbs'));

/** Compiles a template. Every value is escaped, except in `{{{ }}}`, which is for our own markup only. */
function template<T extends object>(file: string): (view: T) => string {
  const compiled = engine.compile<T>(read(file), { strict: true, preventIndent: true });
  return (view) => compiled(view);
}

export const templates = {
  registrationForm: template('registration-form.hbs'),
  certificate: template<{ title: string; style: string; sheets: readonly string[] }>('certificate.hbs'),
  resultSlip: template('result-slip.hbs'),
  studentList: template('student-list.hbs'),
  serialSheet: template('serial-sheet.hbs'),
  moneyDocument: template<MoneyPage>('money-document.hbs'),
  cpdStatement: template<CpdPage>('cpd-statement.hbs'),
  memberCard: template<MemberCardPage>('member-card.hbs'),
  standingLetter: template<LetterPage>('standing-letter.hbs'),
};
