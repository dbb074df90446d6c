import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller';
import { SavedViewsService } from './saved-views.service';
import { SavedViewsStoreModule } from '../store/saved-views/saved-views.store.module';

@Module({
  imports: [SavedViewsStoreModule],
  controllers: [SavedViewsController],
  providers: [SavedViewsService],
})
export class SavedViewsModule {}
