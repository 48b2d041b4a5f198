// build | up | down | test: the containers of docker-compose.yml; `test` runs its own, beside any that serve already.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers } from './lib/answers.mjs';
import { build } from './lib/build.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { results, tellFailures } from './lib/results.mjs';
import { root, run, stop } from './lib/run.mjs';

const ENV_FILE = `${root}/.env`;
const READY_MS = 90_000;
const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

if (!works('docker', ['info'])) stop('No Docker engine answers. Start one, or serve without containers: make up');
const COMPOSE = works('docker', ['compose', 'version']) ? ['docker', 'compose'] : ['docker-compose'];
if (!works(COMPOSE[0], [...COMPOSE.slice(1), 'version'])) stop('Neither `docker compose` nor `docker-compose` is installed.');

const compose = (args) => run(COMPOSE[0], [...COMPOSE.slice(1), ...args]);

/** The secret that signs tokens, made once and kept in .env, where compose finds it. */
function ensureSecret() {
  if (process.env.TOKEN_SECRET) return;
  process.env.TOKEN_SECRET = randomBytes(32).toString('hex');
  const text = existsSync(ENV_FILE) ? readFileSync(ENV_FILE, 'utf8').trimEnd() : '';
  writeFileSync(ENV_FILE, `${text}${text && '\n'}TOKEN_SECRET=${process.env.TOKEN_SECRET}\n`, { mode: 0o600 });
  console.log('Made a TOKEN_SECRET and kept it in .env.');
}

/** Waits until the web answers for the server behind it. */
async function untilReady(url) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await wait(500)) {
    if (await answers(`${url}/healthz`)) return true;
  }
  return false;
}

/** Where the embedded sign-on services are: beside the hall, on the port of the linked systems. */
function linkedOrigin(publicUrl, port) {
  const { protocol, hostname } = new URL(publicUrl);
  return `${protocol}//${hostname}:${port}`;
}

async function up() {
  ensureSecret();
  const here = `http://localhost:${process.env.PORT || 8080}`;
  process.env.PUBLIC_URL ||= here;
  process.env.ALLOWED_ORIGINS ||= linkedOrigin(process.env.PUBLIC_URL, process.env.LINKED_PORT || 8081);
  compose(['up', '-d', '--build']);
  if (!(await untilReady(here))) stop('The containers did not become healthy; see their logs.');
  console.log(`\nFinance Hall serves at ${process.env.PUBLIC_URL}\n\n${whoSignsIn(process.env.DEMO_DATA === '1')}`);
}

/** Who can sign in to a hall that began with this start, and how to have it otherwise; a volume that has people keeps them. */
function whoSignsIn(demo) {
  if (demo) return 'A new volume has the demo accounts that README.md lists.';
  const command = COMPOSE.join(' ');
  return [
    'A new volume has one administrator, whose name and password stand in the log of this start alone:',
    `  ${command} logs server | grep 'First administrator'`,
    'To have demo data instead, in a new volume (this removes the one that is there):',
    `  ${command} down --volumes && DEMO_DATA=1 make up-containers`,
  ].join('\n');
}

function testEnvironment(port, project) {
  const url = `http://localhost:${port}`;
  return {
    ...process.env,
    COMPOSE_PROJECT_NAME: project,
    PORT: String(port),
    LINKED_PORT: String(port + 1),
    PUBLIC_URL: url,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    BACKEND_URL: '',
    DEMO_DATA: '1',
    ALLOWED_ORIGINS: linkedOrigin(url, port + 1),
    HALL_URL: url,
    COMPOSE: COMPOSE.join(' '),
  };
}

/** Has the reports of a run put into reports/containers, beside those of `make test`; OPS-2 is shown by deployment.json. */
async function withOwnReports(work) {
  const [reports, kept, own] = ['reports', '.cache/reports', 'reports/containers'].map((path) => join(root, path));
  rmSync(own, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  rmSync(kept, { recursive: true, force: true });
  renameSync(reports, kept);
  mkdirSync(reports);
  try {
    return await work();
  } finally {
    if (existsSync(join(reports, 'deployment.json'))) renameSync(join(reports, 'deployment.json'), join(kept, 'deployment.json'));
    renameSync(reports, join(kept, 'containers'));
    renameSync(kept, reports);
  }
}

/** Says what passed and failed, of the checks of the deployment and of the scenarios; a run that left no report failed. */
function tellOutcome() {
  const report = join(root, 'reports/deployment.json');
  const { numPassedTests, numTotalTests } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numTotalTests: 1 };
  const { scenarios } = results();
  const played = scenarios.filter(({ outcome }) => outcome === 'passed').length;
  const failed = numTotalTests - numPassedTests + (scenarios.length ? scenarios.length - played : 1);
  tellFailures(scenarios);
  console.log(`\n${numPassedTests + played} passed, ${failed} failed`);
}

/** Containers of a project of their own. Each command answers whether it succeeded. */
function testProject(port, name) {
  const env = testEnvironment(port, name);
  const attempt = (command, args, more = {}) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } }).status === 0;
  const composed = (...args) => attempt(COMPOSE[0], [...COMPOSE.slice(1), ...args]);
  const serve = async (...files) => {
    const serves = composed(...files, 'up', '-d') && (await untilReady(env.HALL_URL));
    if (!serves) composed('logs', '--no-color', '--tail', '50');
    return serves;
  };
  const controlled = () => serve('-f', 'docker-compose.yml', '-f', 'docker-compose.test.yml');
  return { url: env.HALL_URL, attempt, composed, serve, controlled, remove: () => composed('down', '--volumes', '--remove-orphans') };
}

/**
 * Builds and starts containers of their own project, tests them as shipped, then plays `@deployed` scenarios with mock control: in two
 * projects at once, since each scenario resets the data of its hall.
 */
async function test() {
  const port = Number(process.env.TEST_PORT || 8090);
  const [first, second] = [testProject(port, 'finance-hall-test'), testProject(port + 2, 'finance-hall-test-2')];
  let sound = false;
  try {
    sound =
      first.composed('build') &&
      (await first.serve()) &&
      first.attempt(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', 'docker/vitest.config.ts']) &&
      (await first.controlled()) &&
      (await second.controlled()) &&
      first.attempt(process.execPath, ['scripts/test.mjs', '--acceptance', '--grep', '@deployed'], {
        HALL_URL: `${first.url} ${second.url}`,
      });
  } finally {
    first.remove();
    second.remove();
  }
  tellOutcome();
  return sound;
}

checkNode();
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
const [what] = process.argv.slice(2);
if (what === 'up') await up();
else if (what === 'build' || what === 'down') {
  // Compose wants every variable of its file set, also where it starts nothing.
  process.env.TOKEN_SECRET ||= 'unused';
  compose([what]);
} else if (what === 'test') {
  ensureInstalled();
  build();
  // An interrupted run takes its containers down as well.
  process.on('SIGINT', () => console.log('Stopping the containers …'));
  process.exitCode = (await withOwnReports(test)) ? 0 : 1;
} else stop('usage: node scripts/containers.mjs build|up|down|test');
