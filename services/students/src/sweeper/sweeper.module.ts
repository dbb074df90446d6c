import { Module } from '@nestjs/common';
import { CorrectionsModule } from '../corrections/corrections.module';
import { RegistrationModule } from '../registration/registration.module';
import { RemovalModule } from '../removal/removal.module';
import { ReviewsModule } from '../reviews/reviews.module';
import { SweeperService } from './sweeper.service';
import { SerialsStoreModule } from '../store/serials/serials.store.module';

@Module({
  imports: [SerialsStoreModule, CorrectionsModule, RegistrationModule, RemovalModule, ReviewsModule],
  providers: [SweeperService],
})
export class SweeperModule {}
