export { mediaFieldLoaders } from './message-loaders.ts';
