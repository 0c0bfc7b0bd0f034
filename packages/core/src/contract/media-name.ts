/** Letters that the name of a file or folder of the library may have, the extension of a file included. */
export const longestMediaName = 100;
