const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Where npm would look for a package that another one asks for, from the nearest folder outwards. */
function placesFor(path, name) {
  const places = [];
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    places.push(`${folder ? `${folder}/` : ''}node_modules/${name}`);
    if (!folder.includes('node_modules/')) return places;
  }
}

/** Optional packages that something asks for and that the lock does not have, with the exact version asked for. */
export function missingFromLock(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !placesFor(path, name).some((place) => packages[place]))
      .map(([name, version]) => ({ path, name, version })),
  );
}

/** The platform that a package says with its name: `@rollup/rollup-linux-x64-musl`. */
export function platformOf(name) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) return undefined;
  const ending = words.at(-1);
  const libc = os !== 'linux' ? undefined : ending.startsWith('musl') ? 'musl' : ending.startsWith('gnu') ? 'glibc' : undefined;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), os: [os] };
}

/** With its keys in npm's own order, so that npm leaves the file as it is. */
const entryOf = ({ version, ...rest }) => ({
  version,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))),
});

/** The packages of a lock with those that are missing, beside the package that asks for them. Throws where a name says no platform. */
export function completed(packages) {
  const found = missingFromLock(packages).map(({ path, name, version }) => {
    const platform = platformOf(name);
    if (!platform || !/^\d/.test(version)) throw new Error(`${name} ${version}: nothing says for which platform this is.`);
    const beside = path.slice(0, path.lastIndexOf('node_modules/'));
    const { dev } = packages[path];
    return [`${beside}node_modules/${name}`, entryOf({ version, ...platform, ...(dev ? { dev } : {}), optional: true })];
  });
  return Object.fromEntries(
    Object.entries({ ...packages, ...Object.fromEntries(found) }).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}
