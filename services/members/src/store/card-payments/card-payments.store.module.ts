import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CARD_PAYMENT_MODEL, cardPaymentSchema } from './card-payment.schema';
import { CardPaymentsRepository } from './card-payments.repository';
import { MovedCardPaymentsRepository } from './moved-card-payments.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: CARD_PAYMENT_MODEL, schema: cardPaymentSchema }])],
  providers: [CardPaymentsRepository, MovedCardPaymentsRepository],
  exports: [CardPaymentsRepository, MovedCardPaymentsRepository],
})
export class CardPaymentsStoreModule {}
