import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { StudentsEnv } from './env';
import { EmailChangesModule } from './features/access/email-change/email-changes.module';
import { AccessSessionsModule } from './features/access/sessions/access-sessions.module';
import { AccessSignInModule } from './features/access/sign-in/access-sign-in.module';
import { AccessSupportModule } from './features/access/support/access-support.module';
import { CredentialsModule } from './features/accounts/credentials/credentials.module';
import { InvitationsModule } from './features/accounts/invitations/invitations.module';
import { PasswordResetsModule } from './features/accounts/password-resets/password-resets.module';
import { RevocationsModule, STAFF_VERSIONS } from './features/accounts/revocations/revocations.module';
import { SessionsModule } from './features/accounts/sessions/sessions.module';
import { SignInModule } from './features/accounts/sign-in/sign-in.module';
import { StaffModule } from './features/accounts/staff/staff.module';
import { SuspensionsModule } from './features/accounts/suspensions/suspensions.module';
import { AccommodationsModule } from './features/admissions/accommodations/accommodations.module';
import { ApplicationsModule } from './features/admissions/applications/applications.module';
import { CohortsModule } from './features/admissions/cohorts/cohorts.module';
import { CorrectionsModule } from './features/admissions/corrections/corrections.module';
import { GeoModule } from './features/admissions/geo/geo.module';
import { RegistrationModule } from './features/admissions/registration/registration.module';
import { ReviewsModule } from './features/admissions/reviews/reviews.module';
import { StudentsModule } from './features/admissions/students/students.module';
import { ExportsModule } from './features/lists/exports/exports.module';
import { SavedViewsModule } from './features/lists/saved-views/saved-views.module';
import { ListsModule } from './features/lists/warm-up/lists.module';
import { MailRequestsModule } from './features/mail/requests/mail-requests.module';
import { OutboxModule } from './features/mail/outbox/outbox.module';
import { AuditModule } from './features/operations/audit/audit.module';
import { BackupsModule } from './features/operations/backups/backups.module';
import { SeedsModule } from './features/operations/seeds/seeds.module';
import { StatisticsModule } from './features/operations/statistics/statistics.module';
import { SweeperModule } from './features/operations/sweeper/sweeper.module';
import { PersonalDataModule } from './features/privacy/personal-data/personal-data.module';
import { RemovalModule } from './features/privacy/removal/removal.module';
import { SerialGenerationModule } from './features/serials/generation/serial-generation.module';
import { SerialsModule } from './features/serials/serials/serials.module';
import { SerialStockModule } from './features/serials/stock/serial-stock.module';
import { ConfigModule } from './shared/config.module';
import { AUDIT_STORE } from './store/audit/audit.store.module';

/** The API of the service, by area. */
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
        EmailChangesModule,
        AccessSessionsModule,
        AccessSignInModule,
        AccessSupportModule,
        CredentialsModule,
        InvitationsModule,
        PasswordResetsModule,
        RevocationsModule,
        SessionsModule,
        SignInModule,
        StaffModule,
        SuspensionsModule,
        AccommodationsModule,
        ApplicationsModule,
        CohortsModule,
        CorrectionsModule,
        GeoModule,
        RegistrationModule,
        ReviewsModule,
        StudentsModule,
        ExportsModule,
        SavedViewsModule,
        ListsModule,
        MailRequestsModule,
        OutboxModule,
        AuditModule,
        BackupsModule,
        SeedsModule,
        StatisticsModule,
        SweeperModule,
        PersonalDataModule,
        RemovalModule,
        SerialGenerationModule,
        SerialsModule,
        SerialStockModule,
      ],
    };
  }
}
