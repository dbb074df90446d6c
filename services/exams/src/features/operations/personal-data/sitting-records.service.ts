import { Injectable } from '@nestjs/common';
import type { StudentRecords } from '@concord/contracts';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { lateChoicesOf, LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { ResultsRepository } from '../../../store/results/results.repository';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { toAttemptRecord, toResultRecord } from './personal-data.view';

/** Answers and outcomes of a student. */
@Injectable()
export class SittingRecordsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly lateAnswers: LateAnswersRepository,
    private readonly results: ResultsRepository,
    private readonly papers: PaperCache,
  ) {}

  async attemptsOf(student: string): Promise<StudentRecords['attempts']> {
    const late = new Map(
      (await this.lateAnswers.listOfStudent(student)).map((each) => [String(each._id), lateChoicesOf(each)]),
    );
    const records: StudentRecords['attempts'] = [];
    for (const attempt of await this.attempts.listOfStudent(student)) {
      const paper = await this.papers.get(attempt);
      records.push(toAttemptRecord(attempt, paper, late.get(String(attempt._id)) ?? {}));
    }
    return records;
  }

  async resultsOf(student: string): Promise<StudentRecords['results']> {
    const records: StudentRecords['results'] = [];
    for (const result of await this.results.listOfStudent(student))
      records.push(toResultRecord(result, await this.papers.get(result)));
    return records;
  }
}
