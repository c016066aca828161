import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { readAttemptHooks } from './auth/attempt-hooks.ts';
import { makeLimits } from './auth/auth-context.ts';
import { readFirm } from './brand-file.ts';
import { readProjectConfig } from './config-file.ts';
import { embeddedCredentialKeys } from './credential-keys.ts';
import { type DataFolder, openDataFolder, readKeys, writePrivateFile } from './data-folder.ts';
import { readMigrations, seed } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { prepareDatabase } from './database/prelude.ts';
import { createFunctionHost } from './functions.ts';
import type { TurnLimits } from './database/turns.ts';
import { Admission, type AdmissionLimits } from './http/admission.ts';
import { bytesOf } from './http/checks.ts';
import { createGateway, innerHeader, type GatewayParts } from './http/gateway.ts';
import { closeServer, listen, type Listener } from './http/listen.ts';
import { inScope, rememberDatabaseErrors, setContextAtOnce } from './http/request-scope.ts';
import { createLiteApp } from './lite-app.ts';
import { openInbox } from './mail/inbox.ts';
import { createMailer, createPost } from './mail/mailer.ts';
import { projectPaths } from './project-paths.ts';
import { startRealtime } from './realtime/realtime.ts';
import { acceptReportKey, reportKeyOf } from './report-key.ts';
import { startRetention } from './retention.ts';
import { startEmailQueue } from './email-queue.ts';
import { readFieldTypes, readViewKeys } from './rest/introspection.ts';
import { defaultSiteUrl, type BackendSettings } from './settings.ts';
import { snapshotFor } from './snapshot.ts';
import { diskFullWords, isDiskFull, messageOf, StartFailure } from './start-failure.ts';
import { createFileAdapter } from './storage/file-adapter.ts';

export interface BackendOptions extends BackendSettings {
  /** Moves the existing data aside before the start. */
  reset?: boolean;
  /** Folder with the Supabase CLI's layout. Defaults to the project's own. */
  supabaseDir?: string;
  inMemory?: boolean;
  cacheDir?: string;
  /** Limits under load, for tests. */
  admission?: Partial<AdmissionLimits>;
  turns?: Partial<TurnLimits>;
  log?: (line: string) => void;
}

export interface Backend {
  url: string;
  inboxUrl: string;
  publishableKey: string;
  secretKey: string;
  /** The site's edge sends it with a report, so that the backend trusts the visitor's address. */
  reportKey: string;
  databaseUrl?: string;
  stop(): Promise<void>;
}

/** Starts the embedded backend and resolves when it accepts requests. Rolls back every step if one fails. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  if (options.reset === true && options.databaseUrl !== undefined) {
    throw new StartFailure(
      '--reset sets aside DATA_DIR only: empty the database at DATABASE_URL yourself, or unset it',
    );
  }
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  };
  try {
    return await start(options, undo, stop);
  } catch (error) {
    await stop().catch(() => undefined);
    const isOurs = options.databaseUrl === undefined || !(error instanceof StartFailure);
    throw isOurs && isDiskFull(error) ? new StartFailure(diskFullWords(options.dataDir)) : error;
  }
}

async function start(
  options: BackendOptions,
  undo: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Backend> {
  const { supabaseDir = projectPaths.supabase, cacheDir = projectPaths.cache } = options;
  const log = options.log ?? ((line: string) => process.stderr.write(`backend: ${line}\n`));
  const config = await readProjectConfig(supabaseDir);
  const siteUrl = options.siteUrl ?? defaultSiteUrl;

  const folder = await openDataFolder(options.dataDir);
  undo.push(() => folder.release());
  let parts: GatewayParts | null = null;
  let listener: Listener | null = null;
  const gateway = createGateway({
    siteUrl,
    dataDir: options.dataDir,
    parts: () => parts,
    isStopping: () => listener?.isRefusing() === true,
    log,
  });
  listener = await listen(gateway, options.port, options.trustedProxies);
  const { server, port } = listener;
  undo.push(() => closeServer(server));
  const url = `http://localhost:${port}`;
  const aside = options.reset === true ? await folder.setAside() : null;
  if (aside !== null) log(`the earlier data is in ${aside}: delete it when you no longer need it`);

  parts = await startParts(
    { ...options, supabaseDir, cacheDir },
    { config, siteUrl, folder, url, server, log, undo },
  );
  undo.push(async () => {
    await listener.drain();
    parts = null;
  });
  const { publishableKey, secretKey } = parts.auth.keys;
  const { databaseUrl } = options;
  const reportKey = reportKeyOf(parts.auth.keys);
  const facts = { url, publishableKey, secretKey, reportKey, inboxUrl: `${url}/inbox` };
  const backend = { ...facts, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  await writePrivateFile(folder.at('backend.json'), backend);
  return { ...backend, stop };
}

interface Surroundings {
  config: Awaited<ReturnType<typeof readProjectConfig>>;
  siteUrl: string;
  folder: DataFolder;
  url: string;
  server: Server;
  log: (line: string) => void;
  undo: (() => Promise<unknown>)[];
}

async function startParts(
  options: BackendOptions & { supabaseDir: string; cacheDir: string },
  { config, siteUrl, folder, url, server, log, undo }: Surroundings,
): Promise<GatewayParts> {
  const { supabaseDir } = options;
  const keys = await readKeys(folder);
  const migrations = await readMigrations(`${supabaseDir}/migrations`);
  const snapshot = await snapshotFor(options.cacheDir, migrations);
  const { database, isBare } = await openDatabase(folder, snapshot, options);
  undo.push(() => database.close());

  // Not from config.toml, which has production's value: without a mail server, a new user would wait for an email that
  // only appears in the local inbox.
  const { confirmEmail = false, send = null } = options;
  const firm = await readFirm(options.brandFile);
  const inbox = await openInbox(folder.at('mail', 'inbox.jsonl'));
  const post = createPost(inbox, send, log);
  const mailer = createMailer({ post, origin: () => url, siteUrl, firm, rules: config.auth.email });
  const storage = createFileAdapter(folder.at('objects'));
  const app = createLiteApp({ database, config, keys, siteUrl, confirmEmail, mailer, storage });
  await inScope(null, () => prepareDatabase(database, app, migrations));
  if (isBare) await snapshot.write(database);
  if (config.db.seed.enabled) await seed(database, supabaseDir, config.db.seed.sql_paths);
  await acceptReportKey(database, keys);
  rememberDatabaseErrors(database.connection);
  setContextAtOnce(database.connection);
  await database.connection.introspect();

  const realtime = await startRealtime(database, { keys, siteUrl }, (error) =>
    log(`realtime: ${messageOf(error)}`),
  );
  undo.push(() => realtime.stop());
  // Start retention after the realtime triggers exist. Creating a trigger waits for open writes, and retention's writes
  // would wait for it.
  undo.push(startRetention(database, (error) => log(`retention: ${messageOf(error)}`)));
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head));
  const { publishableKey, secretKey } = keys;
  const notice = { kind: 'notice', code: '' } as const;
  const innerKey = randomUUID();
  const credentialKeys = options.credentialKeys ?? (await embeddedCredentialKeys(folder));
  const functions = createFunctionHost(`${supabaseDir}/functions`, config, keys, () => ({
    url,
    publishableKey,
    secretKey,
    innerHeaders: { [innerHeader]: innerKey },
    siteUrl,
    firm,
    credentialKeys,
    sendMail: (letter) => post(letter, notice),
    sendQuietly: async (letter) => {
      // Don't await delivery by a mail server: response time would reveal whether an email was sent.
      const sending = post(letter, notice).catch((error: unknown) => log(`mail: ${messageOf(error)}`));
      if (send === null) await sending;
    },
  }));
  undo.push(startEmailQueue(database, functions, url, (error) => log(`letters: ${messageOf(error)}`)));
  const [fieldTypes, viewKeys] = [await readFieldTypes(database.db), await readViewKeys(database.db)];
  const hooks = await readAttemptHooks(database.db);
  return {
    admission: new Admission(options.admission),
    app,
    auth: { db: database.db, config, keys, mailer, siteUrl, hooks, confirmEmail, limits: makeLimits(), log },
    database,
    functions,
    inbox,
    innerKey,
    longestFile: bytesOf(config.storage.file_size_limit),
    realtime,
    fieldTypes,
    viewKeys,
  };
}
