import { Module } from '@nestjs/common';
import { CardOrdersStoreModule } from '../../../store/card-orders/card-orders.store.module';
import { CardChargesModule } from './card-charges.module';
import { CardOrdersSweeper } from './card-orders.sweeper';

@Module({ imports: [CardChargesModule, CardOrdersStoreModule], providers: [CardOrdersSweeper] })
export class CardOrdersWorkerModule {}
