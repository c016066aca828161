import { App, setExperimental } from '@supabase/lite';
import type { ProjectConfig } from './config-file.ts';
import type { Database } from './database/database.ts';

export interface BackendKeys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

export interface LiteAppOptions {
  database: Database;
  config: ProjectConfig;
  keys: BackendKeys;
  siteUrl: string;
  confirmEmail: boolean;
  mailer: NonNullable<App['_mailer']>;
  storage: StorageAdapter;
}

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/**
 * Combines PostgREST, GoTrue, and Storage in one handler. Only lite's command line sends telemetry, and it isn't used
 * here.
 */
export function createLiteApp({
  database,
  config,
  keys,
  siteUrl,
  confirmEmail,
  mailer,
  storage,
}: LiteAppOptions) {
  setExperimental('storage', true);
  const { auth } = config;
  const app = new App({
    connection: database.connection,
    api: {
      enabled: true,
      schemas: config.api.schemas,
      extra_search_path: config.api.extra_search_path,
      max_rows: config.api.max_rows,
    },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: auth.additional_redirect_urls,
      jwt_expiry: auth.jwt_expiry,
      enable_refresh_token_rotation: auth.enable_refresh_token_rotation,
      refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
      enable_signup: auth.enable_signup,
      minimum_password_length: auth.minimum_password_length,
      email: {
        enable_signup: auth.enable_signup,
        enable_confirmations: confirmEmail,
        double_confirm_changes: auth.email.double_confirm_changes,
        otp_length: auth.email.otp_length,
        otp_expiry: auth.email.otp_expiry,
      },
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    options: { server: { admin: false, disableStudio: true, disableFallback: true } },
  });
  app._storageAdapter = storage;
  app._mailer = mailer;
  return app;
}

export type LiteApp = ReturnType<typeof createLiteApp>;
