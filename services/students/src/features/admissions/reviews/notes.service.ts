import { Injectable } from '@nestjs/common';
import { LIMITS, type NoteBody, type StudentNote } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  type AuditNote,
  conflict,
  forbidden,
  isSuper,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { StudentReviewsRepository } from '../../../store/students/student-reviews.repository';
import type { StoredNote } from '../../../store/students/student-review.schema';
import { StudentsRepository } from '../../../store/students/students.repository';

/** Parameters of a call for one note. */
interface NoteOf {
  readonly id: string;
  readonly noteId: string;
}

/** Manages internal notes of staff on students. */
@Injectable()
export class NotesService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly reviews: StudentReviewsRepository,
  ) {}

  /** Newest first. @throws AppError 404. */
  async list(staff: StaffActor, id: string): Promise<StudentNote[]> {
    return required(await this.reviews.notesOf(id), 'This student')
      .map((note) => toNote(note, staff))
      .reverse();
  }

  /**
   * The audit log does not contain the text, because it outlives the data of a destroyed record.
   * @throws AppError 404, 409
   */
  async add(staff: StaffActor, id: string, input: RecordedBody<NoteBody>): Promise<StudentNote> {
    const student = required(await this.students.findActive({ _id: id }), 'This student');
    // Names the student in the audit log, because the answer is only the note.
    input.audit.note({ id, label: recordName(student) });
    const { text } = input.body;
    const by = staffRefOf(staff);
    const note = await this.reviews.addNote(id, { text, by, at: new Date() });
    if (!note) throw conflict('CONFLICT', `A record can have at most ${LIMITS.notesMax} notes`);
    return toNote(note, staff);
  }

  /** @throws AppError 403 for another author's note, 404, 409 if the notes changed meanwhile */
  async edit(staff: StaffActor, { id, noteId }: NoteOf, input: RecordedBody<NoteBody>): Promise<StudentNote> {
    const { note, place } = await this.find(id, noteId, input.audit);
    if (!isOwn(note, staff)) throw forbidden('Only the author of a note can change it');
    const { text } = input.body;
    const editedAt = new Date();
    if (!(await this.reviews.editNote(id, place, { _id: note._id, text }, editedAt)))
      throw conflict('CONFLICT', 'The notes have changed since you opened them. Open the page again');
    return toNote({ ...note, text, editedAt }, staff);
  }

  /** @throws AppError 403 for another author's note, except for SUPER_ADMIN; 404 */
  async remove(staff: StaffActor, { id, noteId }: NoteOf, audit: AuditNote): Promise<{ _id: string }> {
    const { note } = await this.find(id, noteId, audit);
    if (!isOwn(note, staff) && !isSuper(staff))
      throw forbidden('Only the author of a note or a SUPER_ADMIN can remove it');
    await this.reviews.removeNote(id, note._id);
    return { _id: noteId };
  }

  /** A note, with its index in the record. */
  private async find(id: string, noteId: string, audit: AuditNote) {
    const student = required(await this.students.findActive({ _id: id }), 'This student');
    // Names the student in the audit log, because the answer is only the note.
    audit.note({ id, label: recordName(student) });
    const notes = (await this.reviews.notesOf(id)) ?? [];
    const place = notes.findIndex(({ _id }) => _id.toString() === noteId);
    const note = required(notes[place], 'This note');
    audit.note({ details: { writtenBy: note.by.username } });
    return { note, place };
  }
}

const isOwn = ({ by }: StoredNote, staff: StaffActor) => by._id.toString() === staff.id;

const toNote = (note: StoredNote, staff: StaffActor): StudentNote => ({
  _id: note._id.toString(),
  text: note.text,
  by: note.by.username,
  at: note.at.toISOString(),
  ...(note.editedAt && { editedAt: note.editedAt.toISOString() }),
  isOwn: isOwn(note, staff),
});
