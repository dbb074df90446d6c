import { paper } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';
import { Types } from 'mongoose';
import type {
  ExamVersionRecord,
  VersionPicture,
  VersionQuestion,
} from '../../../store/exam-versions/exam-version.schema';
import { compileVersion } from './compiled-paper';
import { PictureLinks } from './picture-links';

const FILE = 'ab'.repeat(16);
const picture = (alt: string): VersionPicture => ({ file: FILE, alt, width: 400, height: 300, bytes: 9000 });
const links = new PictureLinks(new FileLinks(['a secret']));

const versionOf = (question: Partial<VersionQuestion>): ExamVersionRecord => ({
  _id: new Types.ObjectId(),
  exam: new Types.ObjectId(),
  examName: 'Peace',
  examCode: 'P-1',
  duration: 30,
  createdAt: new Date(),
  paper: { shuffleQuestions: false, shuffleOptions: true },
  questions: [
    {
      _id: new Types.ObjectId(),
      question: 'What is **x** in $x^2$?',
      options: ['$1$', 'two', 'three', 'four'],
      answer: 2,
      topic: 'Sums',
      difficulty: 'hard',
      ...question,
    },
  ],
});
const papersOf = (version: ExamVersionRecord) => {
  const compiled = compileVersion(version, links.partsOf);
  return Array.from({ length: 8 }, (_, seed) => paper.parse(JSON.parse(compiled.paperOf(seed).json)));
};

describe(compileVersion, () => {
  it('keeps pictures and formatting with their options, and tells nothing of the answer', () => {
    const optionPictures = [0, 3].map((option) => ({ ...picture(`Figure ${option}`), option }));
    const version = versionOf({ rich: true, picture: picture('A map'), optionPictures });
    const orders = new Set<string>();
    for (const { questions } of papersOf(version)) {
      const [question] = questions;
      const { options = [], optionPictures: shown = [] } = question ?? {};
      orders.add(options.join());
      expect(Object.keys(question ?? {})).toEqual([
        ...['_id', 'qstNumber', 'question', 'options', 'picture', 'optionPictures', 'shown'],
      ]);
      expect(shown.map(({ option, alt }) => [options[option], alt]).sort()).toEqual([
        ['$1$', 'Figure 0'],
        ['four', 'Figure 3'],
      ]);
      expect(question?.shown?.options.map((parts) => JSON.stringify(parts).includes('math'))).toEqual(
        options.map((option) => option === '$1$'),
      );
      expect(question?.picture).toMatchObject({ alt: 'A map', width: 400, url: links.urlOf(FILE) });
      expect(JSON.stringify(question)).not.toMatch(/answer|Sums|hard|bytes/);
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('leaves a question without formatting as it always was', () => {
    for (const { questions } of papersOf(versionOf({})))
      expect(questions[0]).toEqual({
        _id: expect.any(String) as string,
        qstNumber: 1,
        question: 'What is **x** in $x^2$?',
        options: expect.arrayContaining(['$1$', 'two', 'three', 'four']) as string[],
      });
  });
});
