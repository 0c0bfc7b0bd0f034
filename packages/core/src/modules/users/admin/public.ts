export { userLoaders } from './message-loaders.ts';
export { ImageChoice } from './image-choice.tsx';
