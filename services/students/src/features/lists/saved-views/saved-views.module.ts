import { Module } from '@nestjs/common';
import { SavedViewsStoreModule } from '../../../store/saved-views/saved-views.store.module';
import { SavedViewsController } from './saved-views.controller';
import { SavedViewsService } from './saved-views.service';

@Module({
  imports: [SavedViewsStoreModule],
  controllers: [SavedViewsController],
  providers: [SavedViewsService],
})
export class SavedViewsModule {}
