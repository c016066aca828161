import { currentApis, findApiFaults, recordedApi } from './public-api.ts';

const apis = await currentApis();
const faults = apis.flatMap(({ name, ...api }) => findApiFaults(name, recordedApi(name), api));
if (faults.length > 0) {
  process.stderr.write(
    `${faults.join('\n')}\nDescribe the change with "npm run changeset", then set the version with "npm run version-packages".\n`,
  );
  process.exitCode = 1;
}
