import { Module } from '@nestjs/common';
import { CorrectionsModule } from '../corrections/corrections.module';
import { RegistrationModule } from '../registration/registration.module';
import { RemovalModule } from '../removal/removal.module';
import { ReviewsModule } from '../reviews/reviews.module';
import { SerialsModule } from '../serials/serials.module';
import { SweeperService } from './sweeper.service';

@Module({
  imports: [CorrectionsModule, SerialsModule, RegistrationModule, RemovalModule, ReviewsModule],
  providers: [SweeperService],
})
export class SweeperModule {}
