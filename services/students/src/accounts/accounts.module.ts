import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module';
import { AdminController } from './admin.controller';
import { AdminService } from './admin.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FirstSuperAdmin } from './first-super-admin';
import { Passwords } from './passwords';

@Module({
  imports: [StudentsModule],
  controllers: [AuthController, AdminController],
  providers: [AuthService, AdminService, Passwords, FirstSuperAdmin],
})
export class AccountsModule {}
