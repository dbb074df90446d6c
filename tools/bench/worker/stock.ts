import { type Db, type Document, ObjectId } from 'mongodb';
import { chanceOf } from '../shared/chance.ts';

/** What is put into the exams database: attempts of one exam, with an assignment each. */
export interface Stock {
  /** The right answer of each question, by its text. */
  key: Map<string, string>;
  /** What each attempt answers, by the attempt's id. */
  choices: Map<string, Map<string, string | null>>;
}

const OPTIONS = ['A', 'B', 'C', 'D'];
const MINUTES = 60;
const AT_ONCE = 500;

/** Inserts `count` attempts as the exams service stores them; `submitted` are handed in and wait for a grade. */
export async function insertAttempts(
  db: Db,
  { count, questions, isSubmitted }: { count: number; questions: number; isSubmitted: boolean },
): Promise<Stock> {
  const chance = chanceOf(count);
  const now = new Date();
  const exam = new ObjectId();
  const version = new ObjectId();
  const ids = Array.from({ length: questions }, () => new ObjectId());
  const stock: Stock = {
    key: new Map(ids.map((id, index) => [id.toHexString(), OPTIONS[index % OPTIONS.length] ?? ''])),
    choices: new Map(),
  };
  await db.collection('exam-versions').insertOne({
    _id: version,
    exam,
    examName: 'Bench',
    examCode: 'BEN-1',
    duration: MINUTES,
    questions: ids.map((_id, index) => ({
      _id,
      question: `Question ${index + 1}`,
      options: OPTIONS,
      answer: index % OPTIONS.length,
    })),
    createdAt: now,
  });
  for (let done = 0; done < count; done += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - done);
    const made = Array.from({ length: size }, (_, index) => {
      const number = done + index + 1;
      const student = new ObjectId();
      const studentName = { surname: `Sitter ${number}`, firstName: 'Bench', middleName: null, gender: null };
      const assignment = new ObjectId();
      const a: Document = {};
      const chosen = new Map<string, string | null>();
      for (const id of ids) {
        const luck = Math.floor(chance() * 6);
        if (luck === 5) continue;
        const option = luck < OPTIONS.length ? luck : null;
        a[id.toHexString()] = { o: option, s: number };
        chosen.set(id.toHexString(), option === null ? null : (OPTIONS[option] ?? null));
      }
      const attempt = {
        _id: new ObjectId(),
        assignment,
        round: 1,
        student,
        studentName,
        exam,
        version,
        sid: 'sid',
        a,
        seq: number,
        startedAt: now,
        duration: MINUTES,
        extraTime: 0,
        deadline: new Date(now.getTime() + MINUTES * 60_000),
        savedAt: now,
        status: isSubmitted ? 'grading' : 'open',
        submittedAt: isSubmitted ? now : null,
        closedBy: isSubmitted ? 'candidate' : null,
      };
      stock.choices.set(attempt._id.toHexString(), chosen);
      const assigned = {
        _id: assignment,
        exam,
        student,
        studentName,
        status: 'pending',
        round: 1,
        score: null,
        dateWritten: null,
        dueDate: new Date(now.getTime() + 30 * 86_400_000),
        extraTime: 0,
        AddedBy: { _id: new ObjectId(), username: 'bench' },
        createdAt: now,
      };
      return { attempt, assigned };
    });
    await db.collection('assignments').insertMany(made.map(({ assigned }) => assigned));
    await db.collection('attempts').insertMany(made.map(({ attempt }) => attempt));
  }
  return stock;
}
