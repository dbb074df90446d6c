import { Module } from '@nestjs/common';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { CorrectionsModule } from '../../admissions/corrections/corrections.module';
import { RegistrationModule } from '../../admissions/registration/registration.module';
import { ReviewsModule } from '../../admissions/reviews/reviews.module';
import { RemovalModule } from '../../privacy/removal/removal.module';
import { SweeperService } from './sweeper.service';

@Module({
  imports: [SerialsStoreModule, CorrectionsModule, RegistrationModule, RemovalModule, ReviewsModule],
  providers: [SweeperService],
})
export class SweeperModule {}
