import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CARD_ORDER_MODEL, cardOrderSchema } from './card-order.schema';
import { CardOrdersRepository } from './card-orders.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: CARD_ORDER_MODEL, schema: cardOrderSchema }])],
  providers: [CardOrdersRepository],
  exports: [CardOrdersRepository],
})
export class CardOrdersStoreModule {}
