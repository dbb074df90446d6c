import { Module } from '@nestjs/common';
import { RemovalModule } from '../removal/removal.module';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { SweeperService } from './sweeper.service';

@Module({ imports: [SerialsModule, StudentsModule, RemovalModule], providers: [SweeperService] })
export class SweeperModule {}
