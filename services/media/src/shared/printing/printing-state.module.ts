import { Module } from '@nestjs/common';
import { PrintingState } from './printing-state';

/** Tells the API whether a worker can print. */
@Module({ providers: [PrintingState], exports: [PrintingState] })
export class PrintingStateModule {}
