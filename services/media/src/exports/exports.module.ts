import { Module } from '@nestjs/common';
import { ExportsStoreModule } from './exports-store.module';
import { ExportsController } from './exports.controller';
import { ExportsService } from './exports.service';
import { PrintedListsService } from './printed-lists.service';

/** Takes orders for files of lists. */
@Module({
  imports: [ExportsStoreModule],
  controllers: [ExportsController],
  providers: [ExportsService, PrintedListsService],
})
export class ExportsModule {}
