import { Module } from '@nestjs/common';
import { RegistrationModule } from '../registration/registration.module';
import { RemovalModule } from '../removal/removal.module';
import { SerialsModule } from '../serials/serials.module';
import { SweeperService } from './sweeper.service';

@Module({ imports: [SerialsModule, RegistrationModule, RemovalModule], providers: [SweeperService] })
export class SweeperModule {}
