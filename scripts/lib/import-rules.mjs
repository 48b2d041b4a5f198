import { dirname, join } from 'node:path/posix';

/**
 * Where each workspace's code is, the packages of ours that it may import (its tests those of `tests` as well), and the layers of its
 * folders, the lowest first: a folder imports those of lower layers, and neighbours in its own layer do not know one another.
 */
const WORKSPACES = [
  { root: 'contract/src/', packages: [] },
  { root: 'conformance/src/', packages: ['contract'] },
  { root: 'prisma/src/', packages: ['contract'] },
  { root: 'mock-server/src/', packages: ['contract', 'database'], layers: [['core'], ['plugins', 'domains'], ['linked-systems']] },
  { root: 'web/src/', packages: ['contract'], tests: ['database'], layers: [['shared'], ['page-kit'], ['domains'], ['shell'], ['app']] },
  { root: 'console/src/', packages: ['contract', 'mock-server', 'web'] },
];

/** Within these folders the units, a folder or a file each, import one another in one direction alone. */
const WITHOUT_CIRCLES = [
  'contract/src/',
  'conformance/src/',
  'mock-server/src/core/',
  'mock-server/src/domains/',
  'web/src/shared/',
  'web/src/page-kit/',
  'web/src/domains/',
  'web/src/shell/',
];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const isTest = (file) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');
const domainOf = (file) => /^(?:mock-server|web)\/src\/domains\/[^/]+\//.exec(file)?.[0];

/** What a file imports of ours: paths from the root of the repository, and names of packages. */
function importsOf(file, code) {
  const named = [...code.matchAll(IMPORT)].map(([, name]) => name);
  return {
    files: named.filter((name) => name.startsWith('.')).map((name) => join(dirname(file), name)),
    packages: named.flatMap((name) => /^@hall\/([^/]+)/.exec(name)?.[1] ?? []),
  };
}

const folderOf = (file, { root }) => file.slice(root.length).split('/', 1)[0];

/** How high a folder stands in its workspace; what lies beside the folders stands above them all. */
function heightOf(folder, { layers }) {
  const height = layers.findIndex((layer) => layer.includes(folder));
  return height < 0 ? layers.length : height;
}

/** Whether a file imports from a layer above its own, or from a neighbour in its own layer. */
function isUpwards(file, target, workspace) {
  const [from, to] = [folderOf(file, workspace), folderOf(target, workspace)];
  const [own, other] = [heightOf(from, workspace), heightOf(to, workspace)];
  return other > own || (other === own && to !== from && own < workspace.layers.length);
}

function faultsOfFile(file, code) {
  const workspace = WORKSPACES.find(({ root }) => file.startsWith(root));
  if (!workspace) return [];
  const { files, packages } = importsOf(file, code);
  const allowed = [...workspace.packages, ...(isTest(file) ? (workspace.tests ?? []) : [])];
  const own = domainOf(file);
  return [
    ...packages.filter((name) => !allowed.includes(name)).map((name) => `${file}: ${workspace.root} does not import @hall/${name}`),
    ...files.flatMap((target) => {
      const other = domainOf(target);
      if (own && other && other !== own && target !== `${other}index.ts`) return [`${file}: of another domain its index alone: ${target}`];
      if (!workspace.layers || isTest(file) || !isUpwards(file, target, workspace)) return [];
      return [`${file}: it may not import ${target}, which is not below it`];
    }),
  ];
}

/** Which units of a folder import which others, with one file that does. */
function unitsOf(folder, sources) {
  const unitOf = (path) => (path.startsWith(folder) ? path.slice(folder.length).split('/', 1)[0] : undefined);
  const units = new Map();
  for (const [file, code] of sources) {
    const from = unitOf(file);
    if (from === undefined || isTest(file)) continue;
    const targets = units.get(from) ?? units.set(from, new Map()).get(from);
    for (const target of importsOf(file, code).files) {
      const to = unitOf(target);
      if (to !== undefined && to !== from) targets.set(to, file);
    }
  }
  return units;
}

/** The first circle that is met, as steps from unit to unit. */
function circleIn(units) {
  const done = new Set();
  const walk = (unit, path) => {
    if (path.includes(unit)) return [...path.slice(path.indexOf(unit)), unit];
    if (done.has(unit)) return undefined;
    for (const next of units.get(unit)?.keys() ?? []) {
      const circle = walk(next, [...path, unit]);
      if (circle) return circle;
    }
    done.add(unit);
    return undefined;
  };
  for (const unit of units.keys()) {
    const circle = walk(unit, []);
    if (circle) return circle;
  }
  return undefined;
}

function circleFaults(folder, sources) {
  const units = unitsOf(folder, sources);
  const circle = circleIn(units);
  if (!circle) return [];
  const files = circle.slice(1).map((to, index) => units.get(circle[index]).get(to));
  return [`${folder}: a circle of imports: ${circle.join(' → ')} (${files.join(', ')})`];
}

/**
 * What breaks the rules of who imports whom.
 * @param {ReadonlyMap<string, string>} sources the code of each file, by its path from the root of the repository
 * @returns {string[]} one line for each import that is not allowed, and one for each folder with a circle
 */
export const importFaults = (sources) => [
  ...[...sources].flatMap(([file, code]) => faultsOfFile(file, code)),
  ...WITHOUT_CIRCLES.flatMap((folder) => circleFaults(folder, sources)),
];
