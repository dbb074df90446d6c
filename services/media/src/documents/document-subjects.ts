import { Injectable } from '@nestjs/common';
import {
  type Certificate,
  certificate,
  type DocumentKind,
  LIMITS,
  type Result,
  result,
  type Student,
  student,
} from '@concord/contracts';
import { AppError, InternalClient } from '@concord/nest-platform';
import { z } from 'zod';
import { NothingToPrintError } from './nothing-to-print';

/** A record to print, with the student whose data it is (empty when nobody's). */
export type Subject = { owner: string } & (
  | { kind: 'registration-form'; student: Student }
  | { kind: 'certificate'; certificate: Certificate }
  | { kind: 'result-slip'; result: Result }
  | { kind: 'student-list'; students: Student[] }
);

const LIST_MS = 30_000;
const count = z.object({ count: z.number() });

/** Reads what is printed from the services that own it. */
@Injectable()
export class DocumentSubjects {
  constructor(private readonly internal: InternalClient) {}

  /** @throws AppError 404 when there is no such record, 422 for a list that is too long; NothingToPrintError. */
  async read(kind: DocumentKind, id: string): Promise<Subject> {
    switch (kind) {
      case 'registration-form': {
        const found = recordOf(student, await this.get('students', `/students/${id}`));
        if (!found.surname.trim() && !found.firstName.trim()) throw new NothingToPrintError();
        return { kind, owner: found._id, student: found };
      }
      case 'certificate':
        return {
          kind,
          owner: '',
          certificate: recordOf(certificate, await this.get('exams', `/certificates/${id}`)),
        };
      case 'result-slip': {
        const found = recordOf(result, await this.get('exams', `/results/${id}`));
        return { kind, owner: found.student._id, result: found };
      }
      case 'student-list': {
        await this.requirePrintableList();
        const path = `/students?limit=${LIMITS.studentListRows}`;
        const students = recordOf(z.array(student), await this.get('students', path, LIST_MS));
        return { kind, owner: '', students };
      }
    }
  }

  /** The owner of a record that exists. @throws AppError as {@link read} does. */
  async ownerOf(kind: DocumentKind, id: string): Promise<string> {
    if (kind === 'student-list') await this.requirePrintableList();
    // Whether there is anything to print in it shows when it is printed, and is told as the outcome then.
    if (kind === 'registration-form') await this.get('students', `/students/${id}`);
    if (kind === 'certificate' || kind === 'result-slip') return (await this.read(kind, id)).owner;
    return kind === 'registration-form' ? id : '';
  }

  private async requirePrintableList(): Promise<void> {
    const total = count.parse(await this.get('students', '/students/count')).count;
    if (total > LIMITS.studentListRows)
      throw new AppError(
        422,
        'TOO_MANY_ROWS',
        `A printed list holds ${LIMITS.studentListRows} students at most and there are ${total}. Export to Excel instead`,
      );
  }

  private get(peer: 'students' | 'exams', path: string, timeoutMs?: number): Promise<unknown> {
    return this.internal.call<unknown>(peer, { method: 'GET', path, timeoutMs });
  }
}

function recordOf<T>(schema: z.ZodType<T>, answer: unknown): T {
  const read = schema.safeParse(answer);
  if (!read.success) throw new NothingToPrintError(read.error);
  return read.data;
}
