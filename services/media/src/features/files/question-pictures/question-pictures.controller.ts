import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { QuestionPicturesService } from './question-pictures.service';

@Controller()
export class QuestionPicturesController {
  constructor(private readonly pictures: QuestionPicturesService) {}

  @Handles(calls.questionPictureUpload)
  upload({ body, audit }: HandlerInput<typeof calls.questionPictureUpload>) {
    return this.pictures.upload(body, audit);
  }

  @Handles(internalCalls.internalPictureStore)
  save({ body }: HandlerInput<typeof internalCalls.internalPictureStore>) {
    return this.pictures.save(body);
  }

  @Handles(internalCalls.internalPicturesClaim)
  claim({ body }: HandlerInput<typeof internalCalls.internalPicturesClaim>) {
    return this.pictures.claim(body.files);
  }
}
