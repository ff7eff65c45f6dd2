import { posix } from 'node:path';
import { type EcmaScriptModule, type Program, parseSync, Visitor } from 'oxc-parser';
import {
  ALIASES,
  ARROWS,
  CHANNEL,
  DOORS_FOR_TOOLS,
  FOLDERS_WITH_DOOR,
  HOST,
  LAYERS,
  MOST_FILES_IN_A_ROOM,
  NODE_ONLY,
  OF_DOCUMENTS,
  PACKAGES,
  ROOMS_WITH_DOOR,
  ROOMS_WITH_VALUES,
  VALUES,
} from './drawnRooms.ts';

/** Sources by path from the project's root, with `/`: `src/client/index.ts`. */
export type Sources = ReadonlyMap<string, string>;

interface Import {
  readonly from: string;
  /** A path among the sources, or the name of a package. */
  readonly to: string;
}

/** Every breach of the project's structure, a sentence each; none if all is well. */
export function violations(sources: Sources): string[] {
  const imports = [...sources].flatMap(([path, source]) => importsOf(path, source, sources));
  return [
    ...imports.flatMap(arrowViolation),
    ...imports.flatMap(packageViolation),
    ...imports.flatMap(layerViolations),
    ...imports.flatMap(folderDoorViolations),
    ...[...sources.keys()].flatMap(unplacedViolation),
    ...crowdedRooms([...sources.keys()]),
    ...nodeViolations(imports),
    ...unpairedViolations([...sources.keys()]),
    ...channelViolations(imports),
    ...cycles(imports),
    ...[...sources].flatMap(([path, source]) => anyViolations(path, source)),
  ];
}

/** Every way of a tool, or of its test, into the engine past its doors; the engine's sources are not needed. */
export function toolViolations(tools: Sources): string[] {
  return [...tools].flatMap(([path, source]) =>
    writtenRequests(path, source)
      .map((request) => posix.join(posix.dirname(path), request))
      .filter((to) => to.startsWith('src/engine/') && !DOORS_FOR_TOOLS.includes(to))
      .map((to) => `${path} imports ${to}: tools enter the engine by ${DOORS_FOR_TOOLS.join(' or ')}`),
  );
}

/** `client` for `src/client/decode/x.ts`, `extension` for `src/extension.ts`, `media` for `media/x.ts`. */
export function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? posix.basename(second, '.ts') : top;
}

function importsOf(path: string, source: string, sources: Sources): Import[] {
  const { module, errors, program } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const requests = [
    ...staticRequests(module),
    ...dynamicRequests(module, path, source),
    ...typeRequests(program),
  ];
  return [...new Set(requests)].map((request) => ({ from: path, to: resolve(path, request, sources) }));
}

function staticRequests({ staticImports, staticExports }: EcmaScriptModule): string[] {
  const reexported = staticExports.flatMap(({ entries }) =>
    entries.flatMap((each) => each.moduleRequest ?? []),
  );
  return [...staticImports.map((each) => each.moduleRequest), ...reexported].map(({ value }) => value);
}

/** What a module imports by names that are written out; it may import others by names that it makes. */
function writtenRequests(path: string, source: string): string[] {
  const { module, program } = parseSync(path, source);
  const dynamic = dynamicNames(module, source).filter((request) => request !== undefined);
  return [...staticRequests(module), ...dynamic, ...typeRequests(program)];
}

/** `import('…')` as an expression. */
function dynamicRequests(module: EcmaScriptModule, path: string, source: string): string[] {
  return dynamicNames(module, source).map((request) => {
    if (request === undefined) throw new Error(`${path} imports a name that is not written out`);
    return request;
  });
}

/** The names in `import('…')`; undefined for one that is not written out. */
function dynamicNames({ dynamicImports }: EcmaScriptModule, source: string): (string | undefined)[] {
  return dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const [, request] = /^'([^']*)'$/.exec(source.slice(start, end).replaceAll('"', "'")) ?? [];
    return request;
  });
}

/** `import('…')` as a type. */
function typeRequests(program: Program): string[] {
  const found: string[] = [];
  new Visitor({ TSImportType: ({ source }) => void found.push(source.value) }).visit(program);
  return found;
}

function resolve(from: string, request: string, sources: Sources): string {
  const aliased = ALIASES.flatMap(([alias, folder]) =>
    request.startsWith(alias) ? [folder + request.slice(alias.length)] : [],
  );
  if (aliased.length === 0 && !request.startsWith('.')) return request;
  const path = aliased[0] ?? posix.join(posix.dirname(from), request);
  if (sources.has(path) || !/\.[cm]?[jt]s$/.test(path)) return path;
  throw new Error(`${from} imports ${request}, which does not exist`);
}

function isSource(to: string): boolean {
  return to.startsWith('src/') || to.startsWith('media/');
}

function arrowViolation({ from, to }: Import): string[] {
  if (!isSource(to) || roomOf(from) === roomOf(to) || to === CHANNEL) return [];
  if (to === VALUES && mayImportValues(roomOf(from))) return [];
  if (!ARROWS[roomOf(from)]?.includes(roomOf(to)))
    return [`${from} imports ${to}: ${roomOf(from)} must not import ${roomOf(to)}`];
  const room = roomOf(to);
  if (to === OF_DOCUMENTS.file && from === OF_DOCUMENTS.importer) return [];
  if (ROOMS_WITH_DOOR.includes(room) && to !== `src/${room}/index.ts`)
    return [`${from} imports ${to}: ${room} is entered by its index.ts only`];
  return [];
}

function mayImportValues(room: string): boolean {
  return ROOMS_WITH_VALUES.includes(room) || ARROWS[room]?.includes('contract') === true;
}

function folderDoorViolations({ from, to }: Import): string[] {
  return FOLDERS_WITH_DOOR.filter(
    (folder) => to.startsWith(`${folder}/`) && !from.startsWith(`${folder}/`) && to !== `${folder}/index.ts`,
  ).map((folder) => `${from} imports ${to}: ${folder} is entered by its index.ts only`);
}

/** Imports upwards in each of the drawn folders that both files lie in. */
function layerViolations({ from, to }: Import): string[] {
  return Object.entries(LAYERS).flatMap(([folder, layers]) => {
    if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`)) return [];
    // A counterpart for browsers, wherever it belongs.
    if (from.startsWith(HOST) || to.startsWith(HOST)) return [];
    const [upper, lower] = [layerOf(from, folder, layers), layerOf(to, folder, layers)];
    return upper <= lower ? [] : [`${from} imports ${to}, which is drawn above it`];
  });
}

/** A file of a drawn folder that no layer of it names. */
function unplacedViolation(path: string): string[] {
  return Object.entries(LAYERS)
    .filter(([folder, layers]) => path.startsWith(`${folder}/`) && layerOf(path, folder, layers) < 0)
    .map(([folder]) => `${path} is in no layer of ${folder}`);
}

function layerOf(path: string, folder: string, layers: readonly string[]): number {
  const [name = '', ...rest] = path.slice(folder.length + 1).split('/');
  const named = layers.indexOf(name);
  return named < 0 && rest.length === 0 ? layers.indexOf('*') : named;
}

function crowdedRooms(paths: readonly string[]): string[] {
  const rooms = paths
    .map((path) => posix.dirname(path))
    .filter((folder) => /^src\/[^/]+$/.test(folder) || folder in LAYERS);
  return [...Map.groupBy(rooms, (room) => room)]
    .filter(([, files]) => files.length > MOST_FILES_IN_A_ROOM)
    .map(([room, { length }]) => `${length} files lie directly in ${room}`);
}

function packageViolation({ from, to }: Import): string[] {
  if (isSource(to)) return [];
  if (from === VALUES) return [`${from} imports ${to}`];
  const room = roomOf(from);
  if (to === 'vscode') return room === 'editor' || room === 'extension' ? [] : [`${from} imports vscode`];
  const allowed = PACKAGES[room];
  return allowed === undefined || allowed.includes(to) ? [] : [`${from} imports ${to}`];
}

function channelViolations(imports: readonly Import[]): string[] {
  const outside = imports.filter(({ from, to }) => to === CHANNEL && roomOf(from) !== 'service');
  return [
    ...outside
      .filter(({ from }) => !from.startsWith(HOST))
      .map(({ from }) => `${from} imports ${CHANNEL}: only ${HOST} may`),
  ];
}

/** Node.js imported by what also runs in a browser. */
function nodeViolations(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => to.startsWith('node:') && !NODE_ONLY.some((place) => from.startsWith(place)))
    .map(({ from, to }) => `${from} imports ${to}: it runs in browsers too`);
}

/** A file for a browser without one of its name for Node.js. */
function unpairedViolations(paths: readonly string[]): string[] {
  return paths
    .filter(
      (path) =>
        path.includes('/browser/') &&
        !path.endsWith('.d.ts') &&
        !paths.includes(path.replace('/browser/', '/node/')),
    )
    .map((path) => `${path} has no counterpart for Node.js`);
}

/** Each file from which a walk along the imports comes back to itself. */
function cycles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const found: string[] = [];
  const finished = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (trail.includes(path) || finished.has(path)) return;
    for (const { to } of next.get(path) ?? []) walk(to, [...trail, path]);
    finished.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return found.map((cycle) => `import cycle: ${cycle}`);
}

function anyViolations(path: string, source: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    TSAnyKeyword({ start }) {
      found.push(`${path}:${source.slice(0, start).split('\n').length} says any`);
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}
