import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import { AccommodationsModule } from './accommodations/accommodations.module';
import { AccountsModule, STAFF_VERSIONS } from './accounts/accounts.module';
import { AUDIT_STORE } from './store/audit/audit.store.module';
import { AuditModule } from './audit/audit.module';
import { BackupsModule } from './backups/backups.module';
import { CohortsModule } from './cohorts/cohorts.module';
import { ConfigModule } from './shared/config.module';
import { CorrectionsModule } from './corrections/corrections.module';
import { CredentialsModule } from './credentials/credentials.module';
import type { StudentsEnv } from './env';
import { ExportsModule } from './exports/exports.module';
import { GeoModule } from './geo/geo.module';
import { InvitationsModule } from './invitations/invitations.module';
import { ListsModule } from './lists/lists.module';
import { MailModule } from './mail/mail.module';
import { PasswordResetsModule } from './password-resets/password-resets.module';
import { PersonalDataModule } from './personal-data/personal-data.module';
import { RegistrationModule } from './registration/registration.module';
import { ReviewsModule } from './reviews/reviews.module';
import { StatisticsModule } from './statistics/statistics.module';
import { StudentsModule } from './students/students.module';
import { SerialGenerationModule } from './serial-generation/serial-generation.module';
import { SerialsModule } from './serials/serials.module';
import { SuspensionsModule } from './suspensions/suspensions.module';
import { SavedViewsModule } from './views/saved-views.module';
import { SweeperModule } from './sweeper/sweeper.module';
import { SeedsModule } from './seeds/seeds.module';

/** The service's process: every call of the API. */
@Module({})
export class HttpModule {
  static forRoot(env: StudentsEnv): DynamicModule {
    return {
      module: HttpModule,
      imports: [
        mongoRoot(env, 'students'),
        ConfigModule.forRoot(env),
        PlatformModule.forRoot({
          env,
          versionSource: { provide: STAFF_VERSIONS },
          auditStore: { provide: AUDIT_STORE },
        }),
        AccountsModule,
        CredentialsModule,
        AuditModule,
        BackupsModule,
        SerialsModule,
        SerialGenerationModule,
        StudentsModule,
        RegistrationModule,
        CorrectionsModule,
        ReviewsModule,
        CohortsModule,
        AccommodationsModule,
        PersonalDataModule,
        ExportsModule,
        MailModule,
        ListsModule,
        PasswordResetsModule,
        InvitationsModule,
        SuspensionsModule,
        GeoModule,
        SeedsModule,
        SavedViewsModule,
        SweeperModule,
        StatisticsModule,
      ],
    };
  }
}
