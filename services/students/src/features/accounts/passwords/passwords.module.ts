import { Module } from '@nestjs/common';
import { Passwords } from './passwords';

@Module({ providers: [Passwords], exports: [Passwords] })
export class PasswordsModule {}
