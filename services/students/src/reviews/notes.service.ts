import { Injectable } from '@nestjs/common';
import { LIMITS, type NoteBody, type StudentNote } from '@concord/contracts';
import { type AuditNote, conflict, objectIdOf, required, type StaffActor } from '@concord/nest-platform';
import type { StoredNote } from '../students/student.schema';
import { StudentReviewsRepository } from '../students/student-reviews.repository';
import { StudentsRepository } from '../students/students.repository';

/** A request whose body is read after the check that refuses with 404. */
interface NoteInput {
  readonly body: NoteBody;
  readonly audit: AuditNote;
}

/** Notes of staff on students, for staff alone. */
@Injectable()
export class NotesService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly reviews: StudentReviewsRepository,
  ) {}

  /** Newest first. @throws AppError 404. */
  async list(id: string): Promise<StudentNote[]> {
    return required(await this.reviews.notesOf(id), 'This student')
      .map(toNote)
      .reverse();
  }

  /** The audit log names no text: it keeps its records when those of a person are destroyed. @throws AppError 404, 409. */
  async add(staff: StaffActor, id: string, input: NoteInput): Promise<StudentNote> {
    const student = required(await this.students.findActive({ _id: id }), 'This student');
    // The answer is the note, but the log is of the student.
    input.audit.note({ id, label: `${student.surname} ${student.firstName}` });
    const { text } = input.body;
    const by = { _id: objectIdOf(staff.id), username: staff.username };
    const note = await this.reviews.addNote(id, { text, by, at: new Date() });
    if (!note) throw conflict('CONFLICT', `A record holds ${LIMITS.notesMax} notes at most`);
    return toNote(note);
  }
}

const toNote = ({ _id, text, by, at }: StoredNote): StudentNote => ({
  _id: _id.toString(),
  text,
  by: by.username,
  at: at.toISOString(),
});
