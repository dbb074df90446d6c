import type { Assignment, Course, Exam, GalleryItem, Member, Serial, Student } from '@concord/contracts';
import type { Api } from '../../seed/api.ts';
import { Hall } from '../exam/hall.ts';
import { photoUrl, plainPicture } from '../people/photos.ts';
import { retrying } from '../people/staff.ts';

/** A call that changes data. */
export interface ChangingCall {
  action: string;
  method: string;
  path: string;
  body?: unknown;
}

/** Field that staff change repeatedly, each time to another value. */
export interface Field {
  name: string;
  /** The process that changes it. */
  service: 'students' | 'exams' | 'media' | 'members';
  read: () => Promise<string>;
  /** The next value; `number` makes it unique. */
  next: (value: string, number: number) => string;
  /** Call that sets this value. */
  change: (value: string) => Promise<ChangingCall> | ChangingCall;
  /** Previous value, from the `before` of a record. */
  beforeOf?: (before: Record<string, unknown>) => unknown;
}

const EXAMINEES = 3;
const EXTRA_MINUTES_MAX = 600;

const named = (_: string, number: number): string => `Change ${number}`;

/** Fields in all services, of records made for the purpose. */
export async function makeFields(url: string, env?: NodeJS.ProcessEnv): Promise<Field[]> {
  const hall = await Hall.open(url, env);
  await hall.fill(EXAMINEES);
  const exam = await hall.makeExam('Changes on record', 2, 30);
  const [assignment = ''] = await hall.assign(exam, 1);
  const [corrected = '', reviewed = '', archived = ''] = hall.examinees.map(({ _id }) => _id);
  const { staff } = hall;
  return [
    ...ofStudents(staff, { corrected, reviewed, archived }),
    holderOf(staff, await staff.call<Serial>('POST', 'serial/generate', {})),
    ...ofExams(staff, exam, { student: corrected, assignment }),
    await captionOf(staff),
    await phoneOf(staff),
  ];
}

function ofStudents(staff: Api, ids: { corrected: string; reviewed: string; archived: string }): Field[] {
  const find = (id: string) => retrying(() => staff.call<Student>('GET', `student/${id}?archived=true`));
  return [
    {
      name: 'phone number of a student',
      service: 'students',
      read: async () => (await find(ids.corrected)).phoneNumber ?? '',
      next: named,
      change: async (phoneNumber) => ({
        action: 'student.update',
        method: 'PATCH',
        path: `student/${ids.corrected}`,
        body: { revision: (await find(ids.corrected)).revision, phoneNumber },
      }),
      beforeOf: ({ phoneNumber }) => phoneNumber ?? '',
    },
    {
      name: 'decision on an application',
      service: 'students',
      read: async () => (await find(ids.reviewed)).review?.status ?? '',
      next: (status) => (status === 'accepted' ? 'in-review' : 'accepted'),
      change: async (decision) => ({
        action: 'student.decide',
        method: 'PATCH',
        path: `student/${ids.reviewed}/decision`,
        body: { decision, notify: false, seen: (await find(ids.reviewed)).review?.revision },
      }),
      beforeOf: ({ status }) => status,
    },
    {
      name: 'archive',
      service: 'students',
      read: async () => ((await find(ids.archived)).archived ? 'archived' : 'active'),
      next: (state) => (state === 'archived' ? 'active' : 'archived'),
      change: (state) =>
        state === 'archived'
          ? { action: 'student.archive', method: 'DELETE', path: `student/${ids.archived}` }
          : {
              action: 'student.restore',
              method: 'POST',
              path: `student/${ids.archived}/restore`,
              body: { reason: 'Archived by mistake' },
            },
    },
  ];
}

function holderOf(staff: Api, { id, serial }: Serial): Field {
  const find = async () => {
    const found = await retrying(() => staff.call<Serial[]>('GET', `serial?search=${serial}`));
    return found.find((each) => each.id === id);
  };
  return {
    name: 'holder of a serial',
    service: 'students',
    read: async () => (await find())?.issuedTo?.name ?? '',
    next: named,
    change: (name) => ({
      action: 'serial.issue',
      method: 'PATCH',
      path: `serial/${id}`,
      body: { issuedTo: { name } },
    }),
    beforeOf: ({ issuedTo }) => (issuedTo as Serial['issuedTo'] | null)?.name ?? '',
  };
}

function ofExams(staff: Api, { _id }: Exam, sitting: { student: string; assignment: string }): Field[] {
  const assignments = () =>
    retrying(() => staff.call<Assignment[]>('GET', `exams/studentExamByStudentId/${sitting.student}`));
  return [
    {
      name: 'name of an exam',
      service: 'exams',
      read: async () => (await retrying(() => staff.call<Exam>('GET', `exams/${_id}`))).examName,
      next: named,
      change: (examName) => ({
        action: 'exam.update',
        method: 'PATCH',
        path: `exams/${_id}`,
        body: { examName },
      }),
      beforeOf: ({ examName }) => examName,
    },
    {
      name: 'extra time',
      service: 'exams',
      read: async () => String((await assignments())[0]?.extraTime),
      next: (minutes) => String((Number(minutes) + 1) % EXTRA_MINUTES_MAX),
      change: (minutes) => ({
        action: 'assignment.update',
        method: 'PATCH',
        path: `exams/studentExam/${sitting.assignment}`,
        body: { extraTime: Number(minutes) },
      }),
      beforeOf: ({ extraTime }) => String(extraTime),
    },
  ];
}

async function captionOf(staff: Api): Promise<Field> {
  const picture = { imageFile: photoUrl(await plainPicture()), caption: 'A caption' };
  const { _id } = await staff.call<GalleryItem>('POST', 'gallery/upload', picture);
  const gallery = () => retrying(() => staff.call<GalleryItem[]>('GET', 'gallery'));
  return {
    name: 'caption of a picture',
    service: 'media',
    read: async () => (await gallery()).find((item) => item._id === _id)?.caption ?? '',
    next: named,
    change: (caption) => ({
      action: 'gallery.update',
      method: 'PATCH',
      path: `gallery/${_id}`,
      body: { caption },
    }),
    beforeOf: ({ caption }) => caption,
  };
}

async function phoneOf(staff: Api): Promise<Field> {
  const person = { surname: 'Change', firstName: 'Record', phoneNumber: 'A number' };
  const inducted = { person, grade: 'Associate', inductedOn: '2026-01-01' };
  const { _id } = await staff.call<Member>('POST', 'member', inducted);
  const find = () => retrying(() => staff.call<Member>('GET', `member/${_id}`));
  return {
    name: 'phone number of a member',
    service: 'members',
    read: async () => (await find()).phoneNumber ?? '',
    next: named,
    change: async (phoneNumber) => ({
      action: 'member.update',
      method: 'PATCH',
      path: `member/${_id}`,
      body: { revision: (await find()).revision, phoneNumber },
    }),
    beforeOf: ({ phoneNumber }) => phoneNumber,
  };
}

/** Creates a course with a title that does not exist before. */
export const newCourse = (staff: Api, courseTitle: string): Field => ({
  name: `course ${courseTitle}`,
  service: 'exams',
  read: async () => {
    const courses = await retrying(() => staff.call<Course[]>('GET', 'course'));
    return courses.some((course) => course.courseTitle === courseTitle) ? 'there' : 'absent';
  },
  next: () => 'there',
  change: () => ({ action: 'course.create', method: 'POST', path: 'course/create', body: { courseTitle } }),
});
