import type { Plugin } from 'vite';

const manifestArgument = /\bdefineSite\(\s*[\w$.]+\s*,/g;

/**
 * Takes the manifest away from the site doors in the browser's build. The door is checked against it when it is compiled;
 * visitors have no use for it, nor for the fields and schemas that it would bring along with every island.
 */
export const lightDoors = (): Plugin => ({
  name: 'lectern:light-doors',
  transform(code) {
    if (!code.includes('defineSite(')) return undefined;
    return { code: code.replaceAll(manifestArgument, 'defineSite(undefined,'), map: null };
  },
});
