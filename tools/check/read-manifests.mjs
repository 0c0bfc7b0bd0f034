// Prints what the manifests at these addresses say of versions. Run with tsx and the condition of the sources.
const manifests = await Promise.all(process.argv.slice(2).map(async (url) => (await import(url)).default));
console.log(JSON.stringify(manifests.map(({ name, id, version, core, requires }) => ({ name, id, version, core, requires }))));
