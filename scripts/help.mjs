const COMMANDS = [
  ['make up', 'npm run up', 'install, build and serve everything on http://localhost:8080'],
  ['make test', 'npm test', 'run everything that must pass; reports land in reports/'],
  ['make dev', 'npm run dev', 'serve with hot reload on http://localhost:5173'],
  ['make reset', 'npm run reset', 'put the seeded database back'],
  ['make build', 'npm run build', 'install, and build what is not built yet'],
  ['make prove', 'npm run prove', 'prove at full size what servers are promised to withstand; npm run prove:kills plays one proof'],
  ['make bench-web', 'npm run bench:web', 'measure sign-in, pages, presses, tables and the heap on a slow computer and network'],
  ['make bench-api', 'npm run bench:api', 'measure the calls made most often beside a bare route, and the largest export'],
  ['', 'npm run conformance', 'check any backend against the contract; docs/integrators.md tells how'],
  ['make build-containers', '', 'build the images of the containers'],
  ['make up-containers', '', 'serve the production containers on http://localhost:8080; DEMO_DATA=1 gives a new volume demo data'],
  ['make down-containers', '', 'stop them; the volume keeps the data'],
  ['make test-containers', '', 'play the scenarios tagged @deployed against containers of its own'],
];

const wide = (column) => Math.max(...COMMANDS.map((row) => row[column].length)) + 2;
console.log('Finance Hall\n');
for (const [make, npm, what] of COMMANDS) console.log(`  ${make.padEnd(wide(0))}${npm.padEnd(wide(1))}${what}`);
console.log('\nSettings come from the environment; README.md lists them.');
