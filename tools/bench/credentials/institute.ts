import type { Certificate, Course, Serial } from '@concord/contracts';
import type { Api } from '../../seed/api.ts';
import { signInAsAdmin } from '../staff.ts';

/** Staff who issue and revoke certificates, and the files that holders download. */
export class Institute {
  readonly url: string;
  private readonly staff: Api;

  private constructor(url: string, staff: Api) {
    this.url = url;
    this.staff = staff;
  }

  static async open(url: string, account: NodeJS.ProcessEnv): Promise<Institute> {
    return new Institute(url, await signInAsAdmin(url, account));
  }

  course(courseTitle: string): Promise<Course> {
    return this.staff.call<Course>('POST', 'course/create', { courseTitle });
  }

  async issue(course: Course, studentName: string): Promise<Certificate> {
    const order = { purpose: 'certificate', count: 1, studentName, selectedCourse: course._id };
    const [made] = await this.staff.call<Serial[]>('POST', 'serial/generate', order);
    return this.staff.call<Certificate>('POST', 'certificate/create', {
      studentName,
      selectedCourse: course._id,
      serialNumber: made?.serial,
      dateGenerated: new Date().toISOString().slice(0, 10),
    });
  }

  async revoke({ _id }: Certificate): Promise<void> {
    await this.staff.call('DELETE', `certificate/${_id}`);
  }

  /** The signed credential, as the page of the certificate saves it. */
  async credential({ certificateNumber }: Certificate): Promise<string> {
    const answer = await fetch(`${this.url}/api/certificate/${certificateNumber}/credential`);
    if (!answer.ok) throw new Error(`The credential was refused: ${answer.status} ${await answer.text()}`);
    return answer.text();
  }
}
