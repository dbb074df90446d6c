import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { LatestRecordsService } from './latest-records.service';
import { PersonalDataService } from './personal-data.service';
import { StudentNamesService } from './student-names.service';

@Controller()
export class PersonalDataController {
  constructor(
    private readonly personalData: PersonalDataService,
    private readonly latestRecords: LatestRecordsService,
    private readonly names: StudentNamesService,
  ) {}

  @Handles(internalCalls.internalStudentRecords)
  records({ params, body }: HandlerInput<typeof internalCalls.internalStudentRecords>) {
    return this.personalData.recordsOf(params.id, body);
  }

  @Handles(internalCalls.internalStudentRename)
  rename({ params, body }: HandlerInput<typeof internalCalls.internalStudentRename>) {
    return this.names.rename(params.id, body);
  }

  @Handles(internalCalls.internalLatestRecords)
  latest({ body }: HandlerInput<typeof internalCalls.internalLatestRecords>) {
    return this.latestRecords.of(body);
  }
}
