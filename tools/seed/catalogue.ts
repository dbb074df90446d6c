import type { Course, Exam, ExamSummary, GalleryItem } from '@concord/contracts';
import type { Api } from './api.ts';
import { COURSES } from './content/courses.ts';
import { sampleExams } from './content/exam-content.ts';
import { drawPicture, GALLERY } from './content/gallery-pictures.ts';

/** The demo exams with their answers, by title; missing ones are uploaded. */
export async function ensureExams(superAdmin: Api): Promise<Exam[]> {
  const present = await superAdmin.call<ExamSummary[]>('GET', 'exams');
  const exams: Exam[] = [];
  for (const sample of sampleExams()) {
    const known = present.find(({ examName }) => examName === sample.title);
    exams.push(
      known
        ? await superAdmin.call<Exam>('GET', `exams/${known._id}`)
        : await superAdmin.call<Exam>('POST', 'exams/upload', sample),
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
