import type { Course, Exam, ExamSummary, GalleryItem } from '@concord/contracts';
import type { Api } from './api.ts';
import { COURSES } from './content/courses.ts';
import { earlyWarningExam } from './content/early-warning-exam.ts';
import { toUpload } from './content/exam-content.ts';
import { foundationExam } from './content/foundation-exam.ts';
import { drawPicture, GALLERY } from './content/gallery-pictures.ts';
import { mediationExam } from './content/mediation-exam.ts';

const EXAMS = [foundationExam, mediationExam, earlyWarningExam];

/** The demo exams with their answers, by title; those that are missing are uploaded. */
export async function ensureExams(superAdmin: Api): Promise<Exam[]> {
  const present = await superAdmin.call<ExamSummary[]>('GET', 'exams');
  const exams: Exam[] = [];
  for (const written of EXAMS) {
    const known = present.find(({ examName }) => examName === written.title);
    exams.push(
      known
        ? await superAdmin.call<Exam>('GET', `exams/${known._id}`)
        : await superAdmin.call<Exam>('POST', 'exams/upload', toUpload(written)),
    );
  }
  return exams;
}

export async function ensureCourses(staff: Api, exams: readonly Exam[]): Promise<void> {
  const present = await staff.call<Course[]>('GET', 'course');
  for (const { courseTitle, courseDescription, exam: title } of COURSES) {
    if (present.some((course) => course.courseTitle === courseTitle)) continue;
    const exam = exams.find(({ examName }) => examName === title)?._id;
    await staff.call('POST', 'course/create', {
      courseTitle,
      courseDescription,
      ...(exam && { exam, exams: [exam] }),
    });
  }
}

export async function ensureGallery(staff: Api): Promise<void> {
  const present = await staff.call<GalleryItem[]>('GET', 'gallery');
  for (const picture of GALLERY) {
    if (present.some(({ caption }) => caption === picture.caption)) continue;
    const jpeg = await drawPicture(picture);
    const imageFile = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    await staff.call('POST', 'gallery/upload', { imageFile, caption: picture.caption });
  }
}
