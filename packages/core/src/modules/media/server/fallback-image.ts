/** What stands where an image is missing: a quiet grey frame, 24 by 16 units, that scales to any place. */
export const fallbackImage = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16" role="img" aria-label=""><path fill="#e6e8ea" d="M0 0h24v16H0z"/><path fill="none" stroke="#a3abb3" stroke-width=".5" d="M7 12V8.6C7 6 9.600 4.400 12 3c2.400 1.400 5 3 5 5.600V12zM12 3v9M7 9h10"/></svg>`,
);
